/** Everything we serve comes from our own origin; styles may be inline (measured heights, plots). */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "font-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join("; ");

export const SECURITY_HEADERS = [
  ["content-security-policy", CONTENT_SECURITY_POLICY],
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  // Voice needs the microphone, for our own pages alone.
  ["permissions-policy", "microphone=(self), camera=()"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
] as const;

/** Of a picture of a home: pages of other sites show it too. */
export const SHOWN_ANYWHERE = ["cross-origin-resource-policy", "cross-origin"] as const;
