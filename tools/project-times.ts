import type { Reporter, TestCase, TestModule } from "vitest/node";

interface Times {
  files: number;
  /** From its first file's start to its last file's end; projects run beside each other. */
  beganMs: number;
  endedMs: number;
  /** Of all its files: loading them, preparing, and their tests. */
  workMs: number;
}

/** Prints what each project of the tests took, the longest first, and every test that was skipped. */
export default class ProjectTimes implements Reporter {
  readonly #times = new Map<string, Times>();
  readonly #skipped = new Map<string, number>();

  onTestModuleStart({ project }: TestModule): void {
    const known = this.#times.get(project.name);
    if (known !== undefined) return;
    const now = performance.now();
    this.#times.set(project.name, { files: 0, beganMs: now, endedMs: now, workMs: 0 });
  }

  onTestModuleEnd(module: TestModule): void {
    const times = this.#times.get(module.project.name);
    if (times === undefined) return;
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
      module.diagnostic();
    times.files += 1;
    times.endedMs = performance.now();
    times.workMs +=
      environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
  }

  /** Most read material that only some machines hold. */
  onTestCaseResult(test: TestCase): void {
    if (test.result().state !== "skipped") return;
    const file = test.module.relativeModuleId;
    this.#skipped.set(file, (this.#skipped.get(file) ?? 0) + 1);
  }

  onTestRunEnd(): void {
    for (const [file, count] of this.#skipped)
      console.log(`skipped ${String(count).padStart(4)} tests in ${file}`);
    const all = [...this.#times].toSorted(([, one], [, other]) => other.workMs - one.workMs);
    for (const [name, { files, beganMs, endedMs, workMs }] of all)
      console.log(
        `${name.padEnd(8)} ${String(files).padStart(4)} files, ${seconds(endedMs - beganMs)} from first to last, ${seconds(workMs)} of work`,
      );
  }
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(0).padStart(4)} s`;
