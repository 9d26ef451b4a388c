import { fail, type Result } from "@propertyvr/vocabulary";
import pg from "pg";
import { isDatabaseDown } from "../../platform/http/is-database-down.ts";

/**
 * Turns what a database refuses, cuts or times out into "unavailable". A fault of
 * our own is no such thing and is thrown on.
 * @param report hears the error; the person never does
 */
export async function whileAvailable<T, F>(
  report: (error: unknown) => void,
  work: () => Promise<Result<T, F>>,
): Promise<Result<T, F | "unavailable">> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) && !isDatabaseDown(error)) throw error;
    report(error);
    return fail("unavailable");
  }
}
