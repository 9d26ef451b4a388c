export { CALL_TIMEOUT_MS, call, endSessionIfOver, openStream, type ReplyTo } from "./call.ts";
export { endpoints } from "./endpoints.ts";
export { isProblem, ProblemError, problemOf } from "./problem-error.ts";
