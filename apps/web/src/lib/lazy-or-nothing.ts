import { type ComponentType, lazy } from "react";

/** A part of a page whose code is loaded when it is first drawn; where loading fails, nothing is drawn. */
export const lazyOrNothing = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })));
