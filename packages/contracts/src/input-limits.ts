/** Limits that the browser applies as well, before anything is sent. No schema stands here, so zod stays out of its bundle. */

/** Characters of a person's name. */
export const ACCOUNT_NAME_MAX = 200;
/** Characters of a chat's title. */
export const CHAT_TITLE_MAX = 200;
/** Characters of one message. */
export const MESSAGE_MAX = 100_000;
/** Bytes of a photo, of a home or of a person. */
export const PHOTO_MAX_BYTES = 15 * 1024 * 1024;
/** Bytes of a file of text; of a workbook, which is compressed, a quarter. */
export const UPLOAD_BYTES_MAX = 512 * 1024 * 1024;
/** What a profile photo may come as. */
export const PORTRAIT_TYPES = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
  "image/gif",
] as const;
