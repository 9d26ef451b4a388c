/** A partner's listings page by page, in the order of their ids. */
export const sql = `
create index listings_of_source on listings (source, id);
`;
