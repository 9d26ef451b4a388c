/** A line for the eye: who listens chose the model, and hears the answer. */
export const spokenWrittenBy = (): string => "";
