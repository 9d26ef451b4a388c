import { fail, ok, type Result } from "@propertyvr/vocabulary";
import type { Microphone, VoiceFault } from "./hearing.ts";

export type OpenMicrophone = (
  /** The device was taken away, e.g. by a phone call. */
  onLost: () => void,
) => Promise<Result<Microphone, VoiceFault>>;

/** Quieter than this, in decibels below the loudest, is silence; and as loud as people speak. */
const SILENT_DB = -60;
const LOUD_DB = -14;

/** One stream, from which both the level and, where the browser can, the words come. */
export const openMicrophone: OpenMicrophone = async (onLost) => {
  const devices = (navigator as Partial<Navigator>).mediaDevices;
  if (devices === undefined) return fail("unavailable");
  let stream: MediaStream;
  try {
    stream = await devices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
  } catch (error) {
    return fail(faultOf(error));
  }
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1_024;
  context.createMediaStreamSource(stream).connect(analyser);
  // Made without a press it may be asleep; the words do not need it.
  void context.resume().catch(() => undefined);
  const samples = new Float32Array(analyser.fftSize);
  for (const track of stream.getAudioTracks()) track.addEventListener("ended", onLost);
  return ok({
    stream,
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      return levelOf(samples);
    },
    close: () => {
      for (const track of stream.getTracks()) {
        track.removeEventListener("ended", onLost);
        track.stop();
      }
      void context.close().catch(() => undefined);
    },
  });
};

/** The loudness of some samples from 0 (silence) to 1, as ears have it: by decibels. */
function levelOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const db = 10 * Math.log10(sum / Math.max(1, samples.length) + 1e-10);
  return Math.min(1, Math.max(0, (db - SILENT_DB) / (LOUD_DB - SILENT_DB)));
}

function faultOf(error: unknown): VoiceFault {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  return name === "NotFoundError" || name === "OverconstrainedError" ? "noMicrophone" : "failed";
}
