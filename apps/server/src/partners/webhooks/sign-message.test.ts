import { describe, expect, it } from "vitest";
import { sealedSecrets } from "../../platform/secrets/sealed-secrets.ts";
import { makeSecret, signedHeaders } from "./sign-message.ts";

const random = (size: number) => Uint8Array.from({ length: size }, (_, n) => (n * 37 + 11) % 256);

describe("a signature", () => {
  // Computed with: printf 'ID.TIMESTAMP.BODY' | openssl dgst -sha256 -mac HMAC -macopt hexkey:... -binary | base64
  it("equals the one that openssl computes", () => {
    const headers = signedHeaders(
      {
        id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
        at: new Date(1_614_265_330_999),
        body: '{"test": 2432232314}',
      },
      ["whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
    );
    expect(headers).toEqual({
      "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek",
      "webhook-timestamp": "1614265330",
      "webhook-signature": "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
    });
  });

  it("is given for each of two secrets, side by side", () => {
    const message = { id: "msg_1", at: new Date(0), body: "บ้าน" };
    const [one, two] = ["whsec_AAAA", "whsec_BBBB"];
    const both = signedHeaders(message, [one, two])["webhook-signature"];
    const each = [one, two].map((s) => signedHeaders(message, [s])["webhook-signature"]);
    expect(both).toBe(each.join(" "));
    expect(each[0]).not.toBe(each[1]);
  });
});

it("a secret is whsec_ and the base64 of 32 bytes", () => {
  const secret = makeSecret(random);
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(Buffer.from(secret.slice(6), "base64")).toHaveLength(32);
});

describe("a sealed secret", () => {
  const today = sealedSecrets(["today's secret", "yesterday's secret"], "webhook-secrets", random);
  const yesterday = sealedSecrets(["yesterday's secret"], "webhook-secrets", random);

  it("is decrypted for its owner alone, and shows nothing of the secret", () => {
    const sealed = today.seal("whsec_abc", "a");
    expect(sealed).not.toContain("whsec");
    expect(sealed).not.toContain(Buffer.from("whsec_abc").toString("base64").slice(0, 8));
    expect(today.open(sealed, "a")).toBe("whsec_abc");
    expect(() => today.open(sealed, "b")).toThrow("unable to authenticate data");
    expect(today.isOld(sealed)).toBe(false);
  });

  it("is decrypted and known as old under the next server secret, and not under an unrelated one", () => {
    const sealed = yesterday.seal("whsec_abc", "a");
    expect(today.open(sealed, "a")).toBe("whsec_abc");
    expect(today.isOld(sealed)).toBe(true);
    expect(yesterday.open(today.seal("whsec_abc", "a"), "a")).toBeUndefined();
  });
});
