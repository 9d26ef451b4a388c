export interface WrittenByWords {
  readonly writtenBy: (model: string) => string;
  /** Of an answer that it only began. */
  readonly begunBy: (model: string) => string;
  /** That so many sentences were left out, one or more. */
  readonly heldBack: (sentences: number) => string;
}
