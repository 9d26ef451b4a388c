/** What a whole file unpacks to at most. */
export const UNPACKED_BYTES = 96 * 1024 * 1024;
