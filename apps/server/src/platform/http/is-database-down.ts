const SOCKET_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOENT",
  "ENOTFOUND",
  "EHOSTUNREACH",
  "ETIMEDOUT",
  "EAI_AGAIN",
]);
/**
 * Shutting down, crashed, starting, too many connections, disk full, out of memory; class 08 is
 * "connection exception".
 */
const SQLSTATES = new Set(["57P01", "57P02", "57P03", "53300", "53100", "53200"]);
/** `pg` throws these without a code. */
const MESSAGES =
  /^Connection terminated|timeout exceeded when trying to connect|^Client has encountered a connection error|Cannot use a pool after calling end/;

/** Whether an error means that PostgreSQL cannot do its work now, and trying again may work. */
export const isDatabaseDown = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseDown);
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined && SQLSTATES.has(code)) return true;
  if (code?.length === 5 && code.startsWith("08")) return true;
  // A file that is missing is no database: ENOENT counts only from connecting to a socket.
  if (code !== undefined && SOCKET_CODES.has(code))
    return code !== "ENOENT" || syscall === "connect";
  return MESSAGES.test(error.message);
};
