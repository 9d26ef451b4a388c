import type { Operation } from "@propertyvr/contracts/manual";

/** Its writing can be tried without keeping anything. */
export const hasDryRun = ({ parameters }: Operation): boolean =>
  parameters.some(({ name }) => name === "dry_run");

/** What may be sent from a page: reading, and writing that is taken back. */
export const isTryable = (operation: Operation): boolean =>
  operation.method === "GET" || hasDryRun(operation);
