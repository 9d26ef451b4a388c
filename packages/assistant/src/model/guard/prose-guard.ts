import type { Language } from "@propertyvr/vocabulary";
import { checkPiece, type HeldBecause } from "./check-piece.ts";
import { cleanText } from "./clean-text.ts";
import { PieceCutter } from "./cut-pieces.ts";
import type { Grounds } from "./grounds.ts";

export interface ProseGuardOptions {
  readonly language: Language;
  /** As they stand when a piece is checked. */
  readonly grounds: () => Grounds;
}

/**
 * Lets a model's prose through piece by piece, each only once it is whole and all in it rests on
 * something. A piece that does not is left out whole: half a sentence says something else.
 */
export class ProseGuard {
  readonly #cutter = new PieceCutter();
  readonly #options: ProseGuardOptions;
  readonly #held: HeldBecause[] = [];
  /** Nothing but white space was let through since the last line. */
  #isLineOpen = false;
  #text = "";
  /** Line ends that wait for the next piece that is shown. */
  #breaks = 0;

  constructor(options: ProseGuardOptions) {
    this.#options = options;
  }

  /** Whatever may be shown now; empty for nothing yet. */
  push(delta: string): string {
    return this.#cutter
      .push(delta)
      .map((piece) => this.#shown(piece))
      .join("");
  }

  /** The rest, once the model has ended. */
  end(): string {
    return this.#cutter
      .end()
      .map((piece) => this.#shown(piece))
      .join("");
  }

  /** Why pieces were left out, one a piece. */
  get held(): readonly HeldBecause[] {
    return this.#held;
  }

  /** All that was let through. */
  get text(): string {
    return this.#text;
  }

  #shown(piece: string): string {
    const clean = cleanText(piece);
    const text = clean.trim();
    const endsLine = clean.includes("\n");
    const because =
      text === "" || isOnlySigns(text)
        ? null
        : checkPiece(text, this.#options.grounds(), this.#options.language);
    if (because !== null) this.#held.push(because);
    const isShown = because === null && text !== "" && !isOnlySigns(text);
    const shown = isShown ? `${this.#gap()}${text}` : "";
    if (isShown) {
      this.#text += shown;
      this.#isLineOpen = true;
      this.#breaks = 0;
    }
    if (endsLine) {
      this.#breaks = Math.min(2, this.#breaks + 1);
      this.#isLineOpen = false;
    }
    return shown;
  }

  /** What stands between the last piece that was shown and the next one. */
  #gap(): string {
    if (this.#text === "") return "";
    return this.#breaks > 0 ? "\n".repeat(this.#breaks) : this.#isLineOpen ? " " : "";
  }
}

/** A rule across the page, or the end of a table. */
const isOnlySigns = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);
