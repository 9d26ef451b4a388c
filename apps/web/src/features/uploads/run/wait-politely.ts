const FIRST_MS = 500;
const LONGEST_MS = 5_000;

/** Waits before asking again: a little at first, longer with each time, until the network is back. */
export async function waitPolitely(asked: number, signal: AbortSignal): Promise<void> {
  const ms = Math.min(LONGEST_MS, FIRST_MS * 1.5 ** asked);
  await until(signal, (done) => {
    const timer = setTimeout(done, ms);
    return () => clearTimeout(timer);
  });
  if (!navigator.onLine)
    await until(signal, (done) => {
      window.addEventListener("online", done);
      return () => window.removeEventListener("online", done);
    });
}

function until(signal: AbortSignal, begin: (done: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = (): void => {
      takeBack();
      signal.removeEventListener("abort", done);
      resolve();
    };
    signal.addEventListener("abort", done);
    const takeBack = begin(done);
  });
}
