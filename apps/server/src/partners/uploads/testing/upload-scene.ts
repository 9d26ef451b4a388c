import type { Upload, UploadReply } from "@propertyvr/contracts";
import { createTestApp, type SignedUp } from "../../../platform/http/testing/test-app.ts";
import { partnerWithAccount } from "../../../seekers/enquiries/testing/listed-homes.ts";
import { form } from "./send-form.ts";

/** The built app with an admin, a seeker and two partners' accounts, and short ways to send files. */
export const createUploadScene = async (over: Parameters<typeof createTestApp>[0] = {}) => {
  const test = await createTestApp(over);
  const admin = await test.signUp();
  const seeker = await test.signUp();
  const partner = await partnerWithAccount(test, "Baan Dee");
  const other = await partnerWithAccount(test, "Other Homes");
  const send = (
    file: string | Uint8Array,
    options: object = {},
    { as = partner.account, name = "homes.csv" }: { as?: SignedUp; name?: string } = {},
  ) => {
    const sent = form(file, { name, options });
    return test.app.inject({
      method: "POST",
      url: "/api/properties/upload/csv",
      headers: { ...sent.headers, ...as.headers },
      ...(sent.payload !== undefined && { payload: sent.payload }),
    });
  };
  const get = async <T>(url: string, as: SignedUp = partner.account): Promise<T> => {
    const reply = await test.app.inject({ method: "GET", url, headers: as.headers });
    if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.body}`);
    return reply.json<T>();
  };
  return {
    test,
    admin,
    seeker,
    partner,
    other,
    send,
    get,
    upload: async (...sent: Parameters<typeof send>): Promise<UploadReply> => {
      const reply = await send(...sent);
      if (reply.statusCode !== 200) throw new Error(`answered ${reply.body}`);
      return reply.json<UploadReply>();
    },
    post: (url: string, payload: object = {}, as: SignedUp = partner.account) =>
      test.app.inject({ method: "POST", url, headers: as.headers, payload }),
    uploadOf: (id: string, as?: SignedUp) => get<Upload>(`/api/uploads/${id}`, as),
    count: async (sql: string, values: unknown[] = []): Promise<number> => {
      const { rows } = await test.database.pool.query<{ count: number }>(sql, values);
      return Number(rows[0]?.count);
    },
    close: () => test.close(),
  };
};
export type UploadScene = Awaited<ReturnType<typeof createUploadScene>>;

const COLUMNS = "external_id,title,property_type,deal,price,province,district,bedrooms,area_sqm";

/** A CSV of good homes, numbered from `from`. */
export const csvOf = (
  count: number,
  { from = 1, price = 25_000 }: { readonly from?: number; readonly price?: number } = {},
): string => {
  const rows = Array.from({ length: count }, (_, at) => {
    const n = from + at;
    return `H-${n},Condo number ${n} near BTS Ari,condo,rent,${price + n},Bangkok,Phaya Thai,2,${40 + (n % 50)}`;
  });
  return [COLUMNS, ...rows, ""].join("\n");
};
