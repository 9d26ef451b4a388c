import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const RATE = 16_000;

/** A WAV file that is quiet for a second and a half and then loud for as long: somebody who speaks now and then. */
export function soundFile(): string {
  const samples = Array.from({ length: RATE * 3 }, (_, at) =>
    at < RATE * 1.5 ? 0 : Math.round(Math.sin((at / RATE) * 2 * Math.PI * 220) * 20_000),
  );
  const file = path.join(mkdtempSync(path.join(tmpdir(), "propertyvr-sound-")), "voice.wav");
  writeFileSync(file, wavOf(samples));
  return file;
}

/** 16 bits, one channel. */
function wavOf(samples: readonly number[]): Buffer {
  const bytes = samples.length * 2;
  const wav = Buffer.alloc(44 + bytes);
  wav.write("RIFF", 0);
  wav.writeUInt32LE(36 + bytes, 4);
  wav.write("WAVEfmt ", 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write("data", 36);
  wav.writeUInt32LE(bytes, 40);
  samples.forEach((sample, at) => wav.writeInt16LE(sample, 44 + at * 2));
  return wav;
}
