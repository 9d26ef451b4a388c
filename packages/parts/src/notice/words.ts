/** Why a language model gave no whole answer. */
export type ModelTrouble =
  | "bad_key"
  | "rate_limited"
  | "refused"
  | "timed_out"
  | "cut"
  | "unavailable"
  | "wrong_shape"
  | "limit";

export interface NoticeWords {
  readonly searchFailedNotice: () => string;
  readonly samples: () => string;
  /** What happened, and that the answer is of our own writer. */
  readonly modelTrouble: (trouble: ModelTrouble, model: string) => string;
  /** null: nobody knows the model that was selected. */
  readonly modelNotAvailable: (model: string | null) => string;
  readonly modelNotAgreed: (provider: string) => string;
  readonly modelDayLimit: () => string;
}
