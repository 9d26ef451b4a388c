/** Opaque tags of a list, weak or strong; `*` is any. */
const TAGS = /^\s*(?:\*|(?:W\/)?"[^"]*"(?:\s*,\s*(?:W\/)?"[^"]*")*)\s*$/;

/** Whether what the caller has is what there is, by If-None-Match (weak comparison, RFC 9110 13.1.2). */
export const isUnchanged = (ifNoneMatch: string | undefined, version: string): boolean =>
  names(ifNoneMatch, version, /(?:W\/)?"([^"]*)"/g);

/**
 * Whether a change may go on by If-Match (strong comparison, RFC 9110 13.1.1): it names no version, or
 * the one there is. A field that is no list of tags names another one.
 * @param version undefined where there is nothing yet
 */
export const mayChange = (ifMatch: string | undefined, version: string | undefined): boolean =>
  ifMatch === undefined || (version !== undefined && names(ifMatch, version, /(?<!W\/)"([^"]*)"/g));

const names = (field: string | undefined, version: string, tag: RegExp): boolean => {
  if (field === undefined || !TAGS.test(field)) return false;
  return (
    field.trim() === "*" || Array.from(field.matchAll(tag), ([, text]) => text).includes(version)
  );
};
