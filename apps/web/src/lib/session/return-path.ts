/**
 * Where to go after signing in: a path of our own, never another origin
 * (`//evil.example`, `/\evil.example`, `javascript:`), never back to the login.
 */
export function safeReturnPath(wanted: unknown): string {
  if (typeof wanted !== "string" || !wanted.startsWith("/")) return "/";
  try {
    const url = new URL(wanted, window.location.origin);
    if (url.origin !== window.location.origin) return "/";
    if (url.pathname === "/login" || url.pathname.startsWith("//")) return "/";
    return url.pathname + url.search + url.hash;
  } catch {
    return "/";
  }
}
