import type { BulkSite, Mode } from "./bulk-site.ts";
import {
  drawFiles,
  importUndisturbed,
  planned,
  strikeImport,
  type BulkStruck,
  type Undisturbed,
} from "./bulk-moments.ts";
import { digestOf, leftovers } from "./stock-digest.ts";

export interface BulkProof {
  readonly struck: readonly BulkStruck[];
  /** Everything that is not as it should be, a sentence each. */
  readonly wrong: readonly string[];
}

/** Strikes so many times, and looks at a stock that stood beside and at what is left lying about. */
export async function proveBulk(
  site: BulkSite,
  options: {
    readonly moments: number;
    readonly rows: number;
    readonly seed: number;
    readonly onStruck?: (struck: BulkStruck) => void;
  },
): Promise<BulkProof> {
  const files = drawFiles(options.rows, options.seed);
  const bystander = await site.newPartner("bystander");
  await site.importWhole(bystander, files.before, "upsert");
  const digestBeside = () => site.withDatabase((database) => digestOf(database, bystander.id));
  const before = await digestBeside();
  const whole: Readonly<Record<Mode, Undisturbed>> = {
    upsert: await importUndisturbed(site, files, "upsert"),
    replace: await importUndisturbed(site, files, "replace"),
  };
  const struck: BulkStruck[] = [];
  for (const moment of planned(options.moments, options.seed)) {
    const each = await strikeImport(site, files, moment, whole[moment.mode]).catch(
      (error: unknown): BulkStruck => ({
        moment,
        during: "a moment that failed",
        wrong: [error instanceof Error ? error.message : String(error)],
      }),
    );
    struck.push(each);
    options.onStruck?.(each);
  }
  const wrong = struck.flatMap(({ moment: { number, mode, at }, during, wrong: own }) =>
    own.map((what) => `moment ${number} (${mode}, ${during}, at ${at.toFixed(2)}): ${what}`),
  );
  if (JSON.stringify(await digestBeside()) !== JSON.stringify(before))
    wrong.push("the stock of a partner who sent nothing has changed");
  wrong.push(...(await site.withDatabase(leftovers)).map((what) => `left behind: ${what}`));
  return { struck, wrong };
}
