export interface ContactWords {
  /** What to beware of before paying anything. */
  readonly depositWarning: () => string;
}
