import { contractWords } from "@propertyvr/parts/contract/th";
import type { ContractWriter } from "../writer.ts";

const { contractHead, termLabel, termValue } = contractWords;

export const contractWriter: ContractWriter = {
  contractHead,
  contractStates: ({ key, values }, type) => {
    const label = termLabel(key, type);
    return values.length === 0
      ? `ในสัญญามีข้อความเรื่อง${label}`
      : `ในสัญญาระบุ${label}ไว้ ${values.map(termValue).join(", ")}`;
  },
  contractSilent: (keys, type) =>
    `ในสัญญาไม่พบเรื่อง${keys.map((key) => termLabel(key, type)).join(", ")}`,
  contractRead: (types, isAnswered) => {
    if (isAnswered) return "ข้อความในสัญญาอยู่ลำดับแรกด้านล่าง เทียบกับสิ่งที่คู่มือของเราระบุในเรื่องเดียวกัน";
    const [type] = types;
    const read =
      types.length > 1
        ? "ไฟล์เหล่านี้เป็นสัญญา"
        : type === "rental_contract"
          ? "ไฟล์นี้เป็นสัญญาเช่า"
          : "ไฟล์นี้เป็นสัญญาซื้อขาย";
    return `${read} แต่ละข้อแสดงพร้อมข้อความในไฟล์ เทียบกับสิ่งที่คู่มือของเราระบุในเรื่องเดียวกัน`;
  },
};
