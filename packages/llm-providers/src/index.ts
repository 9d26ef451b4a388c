export { modelStepsOf, MODEL_TIMING, type ModelAccess, type ModelTiming } from "./model-steps.ts";
export { FAMILIES, type Family } from "./families.ts";
