/**
 * What a partner edited by hand is held, by the members of a row (status, titles, descriptions, prices),
 * until a later row states the member; null where nothing is.
 */
export const sql = `
alter table listings add held jsonb;
`;
