import type { Upload, UploadTable } from "@propertyvr/contracts";

/** How the tables of a partner's earlier files were read, the newest first. */
export const keptTables = (
  uploads: readonly Upload[],
  partnerId: string | null,
): readonly UploadTable[] =>
  uploads
    .filter(({ state, dry_run, partner }) => {
      // Only an admin is told whose they are.
      const isSame = partner === null || partner.id === partnerId;
      return isSame && state === "done" && !dry_run;
    })
    .flatMap(({ tables }) => tables)
    .filter(({ is_left_out, columns }) => !is_left_out && columns.length > 0);
