/** As `UPLOAD_BYTES_MAX` of the contracts, whose schemas stay out of the browser; held to it by a test. */
export const UPLOAD_BYTES_MAX = 512 * 1024 * 1024;
