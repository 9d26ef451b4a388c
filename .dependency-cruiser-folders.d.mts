export { default } from "./.dependency-cruiser.mjs";
