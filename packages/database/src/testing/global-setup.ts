import { connectToTestServer, releaseTestServer } from "./shared-server.ts";
import { ensureTemplate } from "./template.ts";

/**
 * For vitest's `globalSetup`: the server and its template stand before the first test, are held
 * for the whole run, and are gone after it.
 */
export default async function holdTestServer(): Promise<() => Promise<void>> {
  const { client, url } = await connectToTestServer();
  await ensureTemplate(client, url);
  return () => releaseTestServer(client);
}
