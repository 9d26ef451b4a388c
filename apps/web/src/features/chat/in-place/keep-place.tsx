import { Component, createRef, type ReactNode } from "react";
import type { ScrollPlace } from "./place.ts";
import type { Late } from "./use-late.ts";

export interface KeepPlaceProps {
  /** Names the answer that stands here. */
  answerKey: string;
  messageId: string;
  /** The newest of the chat: only its answer gives way to another. */
  isNewest: boolean;
  className: string;
  late: Late | null;
  children: ReactNode;
}

/**
 * An answer that another may take the place of: its chips stay where they are on the screen, and the
 * focus stays among them. A class, because only a class is told before the page changes.
 */
export class KeepPlace extends Component<KeepPlaceProps> {
  private readonly article = createRef<HTMLElement>();

  override getSnapshotBeforeUpdate(before: KeepPlaceProps): ScrollPlace | null {
    const article = this.article.current;
    if (before.answerKey === this.props.answerKey || article === null) return null;
    return this.props.late?.placeOf(article) ?? null;
  }

  override componentDidUpdate(
    _props: KeepPlaceProps,
    _state: unknown,
    before: ScrollPlace | null,
  ): void {
    const article = this.article.current;
    if (article === null) return;
    if (!this.props.isNewest) article.removeAttribute("style");
    if (before === null) return;
    this.props.late?.keepPlace(article, before);
  }

  override render(): ReactNode {
    return (
      <article
        ref={this.article}
        data-message={this.props.messageId}
        className={this.props.className}
      >
        {this.props.children}
      </article>
    );
  }
}
