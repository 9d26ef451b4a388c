import type { ManualOperation } from "@propertyvr/contracts/manual";

/** Its writing can be tried without keeping anything. */
export const hasDryRun = ({ parameters }: ManualOperation): boolean =>
  parameters.some(({ name }) => name === "dry_run");

/** What may be sent from a page: reading, and writing that is taken back. */
export const isTryable = (operation: ManualOperation): boolean =>
  operation.method === "GET" || hasDryRun(operation);
