export { AppearanceChoices, AppearanceMenu } from "./appearance-choices.tsx";
