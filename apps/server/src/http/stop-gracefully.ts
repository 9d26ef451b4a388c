import type { FastifyInstance } from "fastify";

const GRACE_MS = 5_000;

/**
 * Ends the server: slices close their streams in `preClose`, requests being
 * answered may finish, and whatever is still open after the grace is cut.
 */
export const stopGracefully = async (app: FastifyInstance, graceMs = GRACE_MS): Promise<void> => {
  const cut = setTimeout(() => {
    app.server.closeAllConnections();
  }, graceMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
  }
};
