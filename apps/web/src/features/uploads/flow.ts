import type { UploadMode, UploadOptions, UploadTable } from "@propertyvr/contracts";
import type { ReadingPlan, RowFix, TablePlan } from "@propertyvr/ingest";

import { onSessionChange, readSession } from "../../lib/session/session-store.ts";
import { createStore, useStore } from "../../lib/store.ts";
import {
  type CheckAnswer,
  type CheckedFile,
  CHECKED_BYTES_MAX,
  type InBoth,
  type NotedRow,
  type PreviewedFile,
  type ToldFault,
} from "./check/protocol.ts";
import { type Checking, startChecking } from "./check/start-checking.ts";

export const STEPS = ["file", "preview", "columns", "fix", "changes"] as const;
export type UploadStep = (typeof STEPS)[number];

/** What is to be uploaded: a file, or pasted JSON as one. */
export interface UploadSource {
  readonly file: File;
  readonly isPasted: boolean;
}

export type CheckState =
  | { readonly at: "none" }
  | { readonly at: "planning" }
  | { readonly at: "failed"; readonly fault: ToldFault | null }
  | {
      readonly at: "checking" | "checked";
      readonly planned: PreviewedFile;
      readonly plan: ReadingPlan;
      /** So far, or of the whole. */
      readonly rows: number;
      readonly bytes: number;
      /** Of the check before while a new one runs, so that nothing jumps. */
      readonly checked: CheckedFile | null;
      /** Reading ended early: what was read before stands. */
      readonly fault: ToldFault | null;
    };

/** A file that was recognised. */
export type OpenCheck = Extract<CheckState, { at: "checking" | "checked" }>;

export interface Flow {
  readonly step: UploadStep;
  readonly source: UploadSource | null;
  /** Chosen by hand, where what was recognised is wrong. */
  readonly encoding: NonNullable<UploadOptions["encoding"]> | null;
  readonly check: CheckState;
  /** In the order they were made; the last one is undone first. */
  readonly fixes: readonly MadeFix[];
  /** The server went through the file with all of this decided. */
  readonly isDryRunDone: boolean;
  readonly mode: UploadMode;
  /** Whose homes they are; an admin says so. */
  readonly partnerId: string | null;
  readonly provinces: readonly InBoth[];
}
/** A fix, and how many cells it changed when it was made. */
export interface MadeFix {
  readonly fix: RowFix;
  readonly cells: number;
}

const NOTHING: Flow = {
  step: "file",
  source: null,
  encoding: null,
  check: { at: "none" },
  fixes: [],
  isDryRunDone: false,
  mode: "upsert",
  partnerId: null,
  provinces: [],
};

/**
 * What a person has done with a file so far. It lives as long as the page, not as long as the
 * window: closed by mistake and opened again, nothing is lost.
 */
const store = createStore<Flow>(NOTHING);
export const useFlow = (): Flow => useStore(store);
export const readFlow = store.read;
const change = (to: Partial<Flow>): void => store.write({ ...store.read(), ...to });

let checking: Checking | null = null;
let seq = 0;
let noted: NotedRow[] = [];
/** Of a check that is over: a check of another plan begins anew, a later answer to an older one is dropped. */
let owner: string | null = null;

const ownerNow = (): string | null => {
  const session = readSession();
  return session.status === "signed_in" ? session.user.id : null;
};
// The next person at this browser finds nothing of the one before.
onSessionChange(() => {
  if (owner !== null && ownerNow() !== owner) startOver();
});

/** Nothing chosen any more; whose homes they are stays. */
export function startOver(): void {
  const isSame = owner === ownerNow();
  checking?.end();
  checking = null;
  seq += 1;
  noted = [];
  const { partnerId } = store.read();
  store.write({ ...NOTHING, ...(isSame && { partnerId }) });
}

export const goTo = (step: UploadStep): void => change({ step });
/** The changes are shown, of what is decided now. */
export const goToChanges = (): void => change({ step: "changes", isDryRunDone: true });
export const chooseMode = (mode: UploadMode): void => change({ mode });
export const choosePartner = (partnerId: string | null): void => change({ partnerId });

/** Has a file recognised, and then checked by what was recognised. */
export function openSource(
  source: UploadSource,
  kept: readonly UploadTable[],
  encoding: Flow["encoding"] = null,
): void {
  owner = ownerNow();
  checking ??= startChecking(onAnswer, onBroken);
  change({
    source,
    encoding,
    step: "preview",
    fixes: [],
    isDryRunDone: false,
    check: { at: "planning" },
  });
  seq += 1;
  checking.ask({ ask: "plan", seq, file: source.file, kept, encoding });
}

/** Has everything checked anew by another plan. */
function recheck(plan: ReadingPlan): void {
  const { check } = store.read();
  if (check.at !== "checking" && check.at !== "checked") return;
  noted = [];
  seq += 1;
  change({
    isDryRunDone: false,
    check: { ...check, at: "checking", plan, rows: 0, bytes: 0 },
  });
  checking?.ask({ ask: "check", seq, plan });
}

const planNow = (): ReadingPlan | null => {
  const { check } = store.read();
  return check.at === "checking" || check.at === "checked" ? check.plan : null;
};

/** @param at which table of the plan */
export function changeTable(at: number, to: Partial<TablePlan>): void {
  const plan = planNow();
  if (plan === null) return;
  const tables = plan.tables.map((table, index) => (index === at ? { ...table, ...to } : table));
  recheck({ ...plan, tables });
}

export const addFix = (made: MadeFix): void => changeFixes([...store.read().fixes, made]);
export const undoFix = (): void => changeFixes(store.read().fixes.slice(0, -1));

function changeFixes(fixes: readonly MadeFix[]): void {
  change({ fixes, isDryRunDone: false });
  const plan = planNow();
  // After a reload the file is known to the server alone.
  if (plan !== null) recheck({ ...plan, fixes: fixes.map(({ fix }) => fix) });
}

function onAnswer(answer: CheckAnswer): void {
  if (answer.is === "ready") return change({ provinces: answer.provinces });
  if (answer.seq !== seq) return;
  const { check, source } = store.read();
  if (answer.is === "failed") return change({ check: { at: "failed", fault: answer.fault } });
  if (answer.is === "planned") {
    const { planned } = answer;
    const begun = { planned, plan: planned.plan, rows: 0, bytes: 0, checked: null, fault: null };
    change({ check: { at: "checking", ...begun } });
    return recheck(planned.plan);
  }
  if (check.at !== "checking") return;
  if (answer.is === "checking") {
    noted.push(...answer.noted);
    return change({ check: { ...check, rows: answer.rows, bytes: answer.bytes } });
  }
  const { checked, fault } = answer;
  const bytes = Math.min(source?.file.size ?? 0, CHECKED_BYTES_MAX);
  const whole: CheckedFile = { ...checked, noted };
  change({ check: { ...check, at: "checked", rows: checked.rows, bytes, checked: whole, fault } });
}

function onBroken(): void {
  checking?.end();
  checking = null;
  change({ check: { at: "failed", fault: null } });
}
