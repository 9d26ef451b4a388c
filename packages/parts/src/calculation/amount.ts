import { figure } from "@propertyvr/knowledge";

/** From here on nobody reads satang. Baht. */
const WHOLE_FROM_THB = 10_000;

/** 15928.69 -> "฿15,929", 812.5 -> "฿812.5". */
export const amountInBaht = (amount: number): string =>
  `${amount < 0 ? "−" : ""}฿${figure(Math.abs(amount), Math.abs(amount) < WHOLE_FROM_THB ? 2 : 0)}`;
