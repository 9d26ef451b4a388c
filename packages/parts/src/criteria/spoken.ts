/** Silent: the prose of the answer has said what was understood. */
export const spokenCriteria = (): string => "";
