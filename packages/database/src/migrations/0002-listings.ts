/** Listings as partners state them, and the offers that searches read. */
export const sql = ``;
