import type {
  PartnerChanges,
  PartnerProperties,
  PartnerProperty,
  Problem,
  WrittenProperty,
} from "@propertyvr/contracts";
import type { HTTPMethods } from "fastify";
import type { TestApp } from "../../../platform/http/testing/test-app.ts";
import { plainHome, type TestPartner } from "./test-partner.ts";

export const HOMES = "/api/partner/properties";
/** Where the home with a reference of its partner's is. */
export const ext = (reference: string): string => `${HOMES}/ext-${encodeURIComponent(reference)}`;
export const codeOf = (reply: { readonly body: string }): string =>
  (JSON.parse(reply.body) as Problem).code;

/** Short ways to a partner's stock; where a reply is not what it must be, they throw. */
export const stockDoors = (test: () => TestApp, partner: () => TestPartner) => {
  const send = (
    method: HTTPMethods,
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
    who = partner(),
  ) =>
    test().app.inject({
      method,
      url,
      headers: { ...who.headers, ...headers },
      ...(payload && { payload }),
    });
  const must = async (sent: ReturnType<typeof send>, status: number) => {
    const reply = await sent;
    if (reply.statusCode !== status) throw new Error(`answered ${reply.body}`);
    return reply;
  };
  return {
    send,
    list: async (home: object = plainHome, who = partner()): Promise<PartnerProperty> =>
      (await must(send("POST", HOMES, home, {}, who), 201)).json<WrittenProperty>().property,
    listMany: async (count: number, over: (n: number) => object = () => ({})): Promise<void> => {
      const homes = Array.from({ length: count }, (_, n) => ({
        ...plainHome,
        external_id: `B-${n}`,
        ...over(n),
      }));
      await must(send("POST", `${HOMES}/bulk`, homes), 201);
    },
    page: async (query = ""): Promise<PartnerProperties> =>
      (await must(send("GET", `${HOMES}${query}`), 200)).json(),
    changes: async (after = 0): Promise<PartnerChanges> =>
      (await send("GET", `/api/partner/changes?after=${after}`)).json(),
  };
};
