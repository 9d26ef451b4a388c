/** Stands in for the table of sub-districts in a browser's bundle: they stay on the server. */
export const SUBDISTRICT_ROWS = "";
