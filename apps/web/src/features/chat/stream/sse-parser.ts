/** One server-sent event. `id` is null where the event carried none. */
export interface SseEvent {
  readonly id: number | null;
  readonly data: string;
}

/**
 * A push parser for `text/event-stream`: feed it text as it arrives, cut
 * anywhere, and it gives the events that are complete so far. An event that the
 * connection cut short is never given: the blank line that ends it is missing.
 */
export function createSseParser(): (chunk: string) => SseEvent[] {
  let rest = "";
  let id: number | null = null;
  let data: string[] = [];
  let endedOnCarriageReturn = false;

  const readLine = (line: string, into: SseEvent[]): void => {
    if (line === "") {
      if (data.length > 0) into.push({ id, data: data.join("\n") });
      id = null;
      data = [];
      return;
    }
    const colon = line.indexOf(":");
    if (colon === 0) return;
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "data") data.push(value);
    if (field === "id" && /^\d+$/.test(value)) id = Number(value);
  };

  return (chunk) => {
    const events: SseEvent[] = [];
    // A line feed that opens a chunk belongs to the carriage return that closed the last one.
    const fresh = endedOnCarriageReturn && chunk.startsWith("\n") ? chunk.slice(1) : chunk;
    if (chunk !== "") endedOnCarriageReturn = chunk.endsWith("\r");
    const lines = (rest + fresh).split(/\r\n|\n|\r/);
    rest = lines.pop() ?? "";
    for (const line of lines) readLine(line, events);
    return events;
  };
}
