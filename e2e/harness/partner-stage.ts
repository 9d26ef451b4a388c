import type { ApiKey, PartnerRequest, Session, WrittenProperty } from "@propertyvr/contracts";

/** An agency with homes on offer, an admin and a seeker, all made through the product's own doors. */
export interface PartnerStage {
  readonly admin: Session;
  readonly partner: Session;
  readonly seeker: Session;
  /** The homes listed, by their `external_id`. */
  readonly ids: Readonly<Record<string, string>>;
}

export const PASSWORD = "secret1";
export const CONTACT = { name: "Khun Lek", phone: "02 123 4567", line: "@baandee" };

/** Three condos to rent in Chiang Rai, where no other home is asked for. */
const HOMES = [1, 2, 3].map((n) => ({
  external_id: `CR-${String(n)}`,
  title_en: `Riverside condo ${String(n)}`,
  title_th: `คอนโดริมกก ห้องที่ ${String(n)}`,
  property_type: "condo",
  deal: "rent",
  rent_price: 9_000 + n * 1_000,
  bedrooms: n,
  bathrooms: 1,
  area_sqm: 30 + n * 5,
  province: "Chiang Rai",
  district: "Mueang Chiang Rai",
  contact: CONTACT,
}));

/**
 * On a fresh product: the first account is the admin's.
 * @param imagesOf the addresses of the n-th home's photos, from 1
 */
export async function setPartnerStage(
  url: string,
  imagesOf: (n: number) => readonly string[] = () => [],
): Promise<PartnerStage> {
  const admin = await signUp(url, "Ploy Admin", "ploy@example.com");
  const partner = await signUp(url, "Lek Agent", "lek@example.com");
  const seeker = await signUp(url, "Nok Seeker", "nok@example.com");
  const form = {
    company: "Baan Dee",
    email: "office@example.com",
    phone: "021234567",
    message: "We list condos.",
  };
  const asked = await post<PartnerRequest>(url, "/api/partner-requests", form, partner);
  await post(url, `/api/admin/partner-requests/${asked.id}`, { decision: "approve" }, admin, "PUT");
  const key = await post<ApiKey>(
    url,
    "/api/admin/api-keys",
    { partner_name: "Baan Dee", partner_email: "office@example.com" },
    admin,
  );
  const ids: Record<string, string> = {};
  for (const [at, home] of HOMES.entries()) {
    const reply = await fetch(`${url}/api/partner/properties`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-api-key": key.key },
      body: JSON.stringify({ ...home, images: imagesOf(at + 1) }),
    });
    if (!reply.ok) throw new Error(`a home was not taken: ${await reply.text()}`);
    ids[home.external_id] = ((await reply.json()) as WrittenProperty).property.id;
  }
  return { admin, partner, seeker, ids };
}

const signUp = (url: string, name: string, email: string): Promise<Session> =>
  post<Session>(url, "/api/auth/signup", { name, email, password: PASSWORD });

/** Sends a body as the product's own pages do; throws where it is refused. */
export async function post<Reply>(
  url: string,
  path: string,
  body: object,
  who?: Session,
  method: "POST" | "PUT" = "POST",
): Promise<Reply> {
  const headers = {
    "content-type": "application/json",
    ...(who && { authorization: `Bearer ${who.session_token}` }),
  };
  const send = (): Promise<Response> =>
    fetch(url + path, { method, headers, body: JSON.stringify(body) });
  let reply = await send();
  // A person's writes go at a pace.
  while (reply.status === 429 && reply.headers.has("retry-after")) {
    const waitS = Number(reply.headers.get("retry-after"));
    await new Promise((resolve) => setTimeout(resolve, waitS * 1_000));
    reply = await send();
  }
  if (!reply.ok) throw new Error(`${path} answered ${await reply.text()}`);
  return (reply.status === 204 ? undefined : await reply.json()) as Reply;
}
