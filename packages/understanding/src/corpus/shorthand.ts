import type { NearKind } from "@propertyvr/vocabulary";

/** Short ways to write down what a phrase means. Amounts in baht, distances in metres. */
export const both = (n: number, to = n) => ({ min: n, max: to });
export const rent = (max: number, min?: number) =>
  ({ deal: "rent", price: { ...(min === undefined ? {} : { min }), max, per: "month" } }) as const;
export const sale = (max: number, min?: number) =>
  ({ deal: "sale", price: { ...(min === undefined ? {} : { min }), max, per: "total" } }) as const;
export const rentFrom = (min: number) => ({ deal: "rent", price: { min, per: "month" } }) as const;
export const saleFrom = (min: number) => ({ deal: "sale", price: { min, per: "total" } }) as const;
export const FLAT = ["condo", "apartment"] as const;
export const near = (kind: NearKind, name: string | null = null, within_m: number | null = null) =>
  ({ near: [{ kind, name, within_m }] }) as const;
export const transit = (name: string | null, within_m: number | null = null) =>
  near("transit", name, within_m);
