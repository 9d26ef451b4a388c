import type { FastifyInstance } from "fastify";

const GRACE_MS = 5_000;
const SWEEP_MS = 50;

/**
 * Ends the server: slices close their streams in `preClose`, requests being
 * answered may finish, and whatever is still open after the grace is cut.
 */
export const stopGracefully = async (app: FastifyInstance, graceMs = GRACE_MS): Promise<void> => {
  // A connection that has had its answer stays open for the next request, which will not come.
  const sweep = setInterval(() => {
    app.server.closeIdleConnections();
  }, SWEEP_MS);
  const cut = setTimeout(() => {
    app.server.closeAllConnections();
  }, graceMs);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(cut);
  }
};
