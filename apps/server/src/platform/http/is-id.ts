const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Ids are opaque outside; inside they are UUIDs, and anything else is nobody's id. */
export const isId = (text: string): boolean => UUID.test(text);
