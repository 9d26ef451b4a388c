/** Counts the photos that are kept of one partner without reading them. */
export const sql = `
create index photos_kept on photos (source) where picture_id is not null;
`;
