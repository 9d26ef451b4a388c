import type { PrivateKind } from "./private-words.ts";

/** What each private kind is about, as rules and the columns of the upload window say it. */
export const PRIVATE_WORDS = {
  lowest_price: { about: "the lowest price", about_th: "ราคาต่ำสุด" },
  internal: { about: "internal matters", about_th: "ข้อมูลภายใน" },
  owner: { about: "the owner", about_th: "เจ้าของ" },
  co_agent: { about: "co-agents", about_th: "การรับโคเอเจนต์" },
  commission: { about: "the commission", about_th: "ค่าคอมมิชชัน" },
  access: { about: "keys and door codes", about_th: "กุญแจและรหัสเข้าออก" },
} as const satisfies Record<PrivateKind, { readonly about: string; readonly about_th: string }>;
