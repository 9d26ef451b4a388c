import { lazyRouteComponent } from "@tanstack/react-router";

/** The code of a page did not come, because the device is offline. */
export class PageOffline extends Error {}

/**
 * A page whose code comes when it is first opened. Where code is missing the router loads the site
 * anew, as it must after a release; offline that would leave the browser's own error page.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(
    () =>
      load().catch((cause: unknown) => {
        throw navigator.onLine ? cause : new PageOffline("offline", { cause });
      }),
    name,
  );
