// The folder that holds the recipes.


enum Placeholder {}
