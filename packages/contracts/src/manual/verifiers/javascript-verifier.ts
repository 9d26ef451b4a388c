export const JAVASCRIPT_VERIFIER = `// Node.js 20 or newer, nothing to install.
import { createHmac, timingSafeEqual } from "node:crypto";

const TOLERANCE_S = 5 * 60;

/** body: the bytes or text exactly as they came, before anything parses them. */
export function isFromPropertyVR(body, headers, secret) {
  const id = headers["webhook-id"] ?? "";
  const sentAt = headers["webhook-timestamp"] ?? "";
  if (!/^\\d+$/.test(sentAt)) return false;
  if (Math.abs(Date.now() / 1000 - Number(sentAt)) > TOLERANCE_S) return false;

  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(\`\${id}.\${sentAt}.\`).update(body).digest();

  // There are two while a secret is being changed; one valid signature is enough.
  return (headers["webhook-signature"] ?? "").split(" ").some((signature) => {
    const [version, text = ""] = signature.split(",");
    const given = Buffer.from(text, "base64");
    return version === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
`;
