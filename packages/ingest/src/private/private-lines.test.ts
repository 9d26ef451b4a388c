import { describe, expect, it } from "vitest";
import { withoutPrivateLines } from "./private-lines.ts";

describe("a labelled line of a description", () => {
  it.each([
    ["Corner unit.\nOwner: Khun Somchai 081-000-0000\nFully furnished.", "Corner unit.\nFully furnished.", "owner"],
    ["Nice view. Owner: K. Somchai 081-000-0000. Near BTS.", "Nice view. Near BTS.", "owner"],
    ["Nice view | Owner tel: 0810000000 | Near BTS", "Nice view | Near BTS", "owner"],
    ["ห้องมุม วิวสวย เจ้าของ คุณส้ม โทร 081-000-0000 พร้อมอยู่", "ห้องมุม วิวสวย พร้อมอยู่", "owner"],
    ["เบอร์ จขบ. 0810000000\nห้องสวย", "ห้องสวย", "owner"],
    ["Landlord's name: Khun A\nQuiet soi", "Quiet soi", "owner"],
    ["ห้องสวย ค่าคอม 3% พร้อมอยู่", "ห้องสวย พร้อมอยู่", "commission"],
    ["Pool and gym.\nCommission: 3% + VAT", "Pool and gym.", "commission"],
    ["Pool and gym. Commission 1 month", "Pool and gym.", "commission"],
    ["Pool and gym, co-agents welcome 50/50", "Pool and gym", "co_agent"],
    ["ใกล้รถไฟฟ้า รับ Co-agent", "ใกล้รถไฟฟ้า", "co_agent"],
    ["ห้องสวย\nกุญแจอยู่ที่นิติ ชั้น 1\nใกล้ BTS", "ห้องสวย\nใกล้ BTS", "access"],
    ["Nice. Keys at the juristic office. Pool.", "Nice. Pool.", "access"],
    ["Door code: 1234#\nPool", "Pool", "access"],
    ["รหัสประตู 123456\nสระว่ายน้ำ", "สระว่ายน้ำ", "access"],
    ["For sale 4.5M, net price 4.2M, pool", "For sale 4.5M, pool", "lowest_price"],
    ["ขาย 4.5 ล้าน ราคาเน็ต 4.2 ล้าน ห้องมุม", "ขาย 4.5 ล้าน ห้องมุม", "lowest_price"],
    ["ห้องสวย\nหมายเหตุภายใน: ลูกค้าเคยต่อ 4.1", "ห้องสวย", "internal"],
    ["Pool.\nInternal note: tenant is late", "Pool.", "internal"],
  ])("%j becomes %j", (text, left, kind) => {
    expect(withoutPrivateLines(text)).toEqual({ text: left, taken: [kind] });
  });

  it("goes with the others of its text", () => {
    const text = "ขายคอนโด\nเจ้าของ: คุณส้ม 081-000-0000\nค่าคอม 3%\nกุญแจอยู่ที่นิติ\nใกล้ BTS";
    const { text: left, taken } = withoutPrivateLines(text);
    expect(left).toBe("ขายคอนโด\nใกล้ BTS");
    expect(taken).toEqual(["owner", "commission", "access"]);
  });
}); // prettier-ignore

describe("a mention", () => {
  it.each([
    "The owner is moving abroad and leaves the sofa, the bed and a washer behind.",
    "เจ้าของขายเอง นัดดูได้ทุกวัน โอนกรรมสิทธิ์ได้ทันที",
    "Owner occupied, well kept. Owner financing available.",
    "Owner's suite with a king bed. Call our agent 081-000-0000.",
    "The owner is flexible, call the agent 081-000-0000",
    "Key features: pool, gym. Key card access, keyless entry.",
    "No commission. Commission free for buyers.",
    "ไม่มีค่านายหน้า ฟรีค่าคอม",
    "คอมมูนิตี้มอลล์ 3 แห่ง คอมพิวเตอร์ 2 เครื่อง",
    "Co-working space and 24h security. Community mall 300 m away.",
    "ภายใน: เฟอร์นิเจอร์ครบ เครื่องใช้ไฟฟ้าครบ",
    "Interior: built in. Internal area 68 sqm. Internet included.",
    "The lowest price in the building. Net area 35 sqm.",
    "ราคาต่ำสุดในโครงการ 3.5 ล้าน ราคาสุทธิรวมโอน",
    "Minimum contract 12 months, minimum price on request",
    "กุญแจดิจิทัล ประตูอัตโนมัติ รหัสทรัพย์ 1234",
    "ติดต่อ คุณพลอย 081-000-0000",
    "Contact: Khun Ploy 081-000-0000, LINE @homes",
  ])("%j stays as it is", (text) => {
    expect(withoutPrivateLines(text)).toEqual({ text, taken: [] });
  });
});
