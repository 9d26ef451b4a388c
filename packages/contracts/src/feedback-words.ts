/** The words of feedback on answers, without their schemas: the web takes them as they are. */
export const FEEDBACK_VERDICTS = ["up", "down"] as const;
export type FeedbackVerdict = (typeof FEEDBACK_VERDICTS)[number];

/** Why an answer is a good one, or is not. */
export const FEEDBACK_REASONS = {
  up: ["understood", "good_homes", "clear"],
  down: ["misunderstood", "wrong_homes", "wrong_facts", "too_long", "wrong_language"],
} as const satisfies Readonly<Record<FeedbackVerdict, readonly string[]>>;
export type FeedbackReason = (typeof FEEDBACK_REASONS)[FeedbackVerdict][number];

/** Characters of a person's own words. */
export const FEEDBACK_COMMENT_MAX = 1_000;
