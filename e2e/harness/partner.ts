import type { ApiKey } from "@propertyvr/contracts";
import type { Product } from "./product.ts";

/** A new partner's whole key, made by an admin with this session. */
export async function makeKey(product: Product, token: string, name: string): Promise<string> {
  const reply = await fetch(`${product.url}/api/admin/api-keys`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ partner_name: name, partner_email: `${name}@example.com` }),
  });
  if (reply.status !== 201) throw new Error(`no key was made: ${await reply.text()}`);
  return ((await reply.json()) as ApiKey).key;
}
