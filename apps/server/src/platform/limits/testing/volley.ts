/** How requests were answered; `lost` are those without an answer. */
export interface Volley {
  readonly admitted: number;
  readonly refused: number;
  readonly lost: number;
}

/** So many requests with a key, at most eight at once. */
export const volley = async (
  origin: string,
  key: string,
  requests: number,
  onAnswer: (answered: number) => void = () => undefined,
): Promise<Volley> => {
  let left = requests;
  let [admitted, refused, lost] = [0, 0, 0];
  const ask = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const status = await fetch(`${origin}/api/partner/changes`, {
        headers: { "x-api-key": key },
      }).then(
        async (reply) => {
          await reply.arrayBuffer();
          return reply.status;
        },
        () => 0,
      );
      if (status === 200) admitted += 1;
      else if (status === 429) refused += 1;
      else if (status === 0) lost += 1;
      else throw new Error(`answered with ${String(status)}`);
      onAnswer(admitted + refused);
    }
  };
  await Promise.all(Array.from({ length: 8 }, ask));
  return { admitted, refused, lost };
};

/** A key made by the first account of an empty database, which is its admin's. */
export const makeKey = async (origin: string, rateLimit: number): Promise<string> => {
  const post = async (path: string, body: object, token?: string) => {
    const reply = await fetch(`${origin}${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (reply.status !== 201) throw new Error(await reply.text());
    return (await reply.json()) as { session_token: string; key: string };
  };
  const admin = { name: "Ploy", email: "ploy@example.com", password: "secret-1" };
  const { session_token: token } = await post("/api/auth/signup", admin);
  const partner = { partner_name: "Baan Dee", partner_email: "api@baandee.example" };
  const form = { ...partner, rate_limit: rateLimit };
  return (await post("/api/admin/api-keys", form, token)).key;
};
