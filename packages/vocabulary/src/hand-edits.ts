/** What of a home its partner may edit by hand, by the members of a row. */
export const HAND_EDITED_MEMBERS = [
  "status",
  "title_en",
  "title_th",
  "description_en",
  "description_th",
  "rent_price",
  "sale_price",
] as const;
export type HandEditedMember = (typeof HAND_EDITED_MEMBERS)[number];
