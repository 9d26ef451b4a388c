type AbortableWait = (ms: number, signal: AbortSignal) => Promise<void>;

/** What is waited for; `onLate` is called once it has taken that long. */
export async function within<Awaited>(
  ms: number,
  wait: AbortableWait,
  awaited: Promise<Awaited>,
  onLate: () => void,
): Promise<Awaited> {
  const watchdog = new AbortController();
  let isThere = false;
  const watch = async (): Promise<void> => {
    await wait(ms, watchdog.signal);
    if (!isThere) onLate();
  };
  void watch();
  try {
    return await awaited;
  } finally {
    isThere = true;
    watchdog.abort();
  }
}
