import type { AttachmentFault } from "@propertyvr/contracts";
import { WorkbookFault } from "@propertyvr/ingest";
import { fail, ok, type Result } from "@propertyvr/vocabulary";

/** Why an archive of an office suite cannot be read, as a fault of an attachment. */
export const officeFault = (code: WorkbookFault["code"]): AttachmentFault =>
  FAULTS.get(code) ?? "damaged";

const FAULTS: ReadonlyMap<string, AttachmentFault> = new Map([
  ["workbook_unpacks_too_large", "unpacks_too_large"],
  ["workbook_cell_too_long", "unpacks_too_large"],
  ["workbook_locked", "encrypted"],
  ["too_many_sheets", "too_complex"],
  ["workbook_too_large", "too_large"],
  ["archive", "unsupported"],
  ["other_office_file", "unsupported"],
]);

/** What `read` gives; the fault where it finds the archive wanting. */
export function withOfficeFaults<T>(read: () => T): Result<T, AttachmentFault> {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof WorkbookFault) return fail(officeFault(error.code));
    throw error;
  }
}
