import type { SpeechType } from "@propertyvr/contracts";

/** What a recording is by its first bytes; undefined where it is none of those that we take. */
export function speechTypeOf(bytes: Buffer): SpeechType | undefined {
  if (bytes.length < 12) return undefined;
  if (bytes.readUInt32BE(0) === 0x1a45dfa3)
    return bytes.subarray(0, 64).includes("webm") ? "audio/webm" : undefined;
  const four = (at: number): string => bytes.toString("latin1", at, at + 4);
  if (four(0) === "OggS") return "audio/ogg";
  if (four(0) === "RIFF" && four(8) === "WAVE") return "audio/wav";
  return four(4) === "ftyp" ? "audio/mp4" : undefined;
}
