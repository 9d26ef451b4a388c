import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { json, wholeReply } from "../features/chat/testing/fake-chats.ts";
import { renderApp } from "../testing/render-app.tsx";
import { box, MESSAGES, oneChat, saidIn } from "./testing/chat-page-steps.ts";
// Loaded here, so that no test waits for its code while the machine is busy.
import "../features/voice/voice-window.tsx";

/** The recognitions that were started, newest last. */
let heard: TestRecognition[] = [];
class TestRecognition extends EventTarget {
  start(): void {
    heard.push(this);
  }
  stop(): void {
    this.dispatchEvent(new Event("end"));
  }
  abort(): void {
    this.dispatchEvent(new Event("end"));
  }
  say(transcript: string, isFinal = true): void {
    const results = [{ isFinal, 0: { transcript } }];
    act(() => void this.dispatchEvent(Object.assign(new Event("result"), { results })));
  }
  fail(error: string): void {
    act(() => {
      this.dispatchEvent(Object.assign(new Event("error"), { error }));
      this.dispatchEvent(new Event("end"));
    });
  }
}

/** A browser with recognition whose microphone answers so; refused by default. */
function browserThatHears(open: () => Promise<MediaStream> = opened) {
  heard = [];
  vi.stubGlobal("webkitSpeechRecognition", TestRecognition);
  vi.stubGlobal(
    "AudioContext",
    class {
      createAnalyser = () => ({
        fftSize: 2,
        getFloatTimeDomainData: (into: Float32Array) => into.fill(0.1),
      });
      createMediaStreamSource = () => ({ connect: () => undefined });
      resume = () => Promise.resolve();
      close = () => Promise.resolve();
    },
  );
  Object.defineProperty(navigator, "mediaDevices", {
    value: { getUserMedia: open },
    configurable: true,
  });
}
const track = Object.assign(new EventTarget(), { stop: vi.fn<() => void>() });
const opened = async () =>
  ({ getAudioTracks: () => [track], getTracks: () => [track] }) as unknown as MediaStream;
const refused = (name: string) => async (): Promise<MediaStream> => {
  throw new DOMException("no", name);
};

const press = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const TEXTS = {
  en: { open: "Voice input", start: "Start talking" },
  th: { open: "พูดแทนการพิมพ์", start: "เริ่มพูด" },
} as const;

function openChat(language: "en" | "th") {
  const server = oneChat(() => json([]), {
    [`POST ${MESSAGES}`]: (asked) => wholeReply(saidIn(asked)),
  });
  localStorage.setItem("language", language);
  renderApp("/chats/c1");
  return server;
}
const startTalking = async (language: "en" | "th") => {
  await press(TEXTS[language].open);
  await press(TEXTS[language].start);
};
const listening = () => waitFor(() => expect(heard).toHaveLength(1));

afterEach(() => {
  track.stop.mockClear();
});

describe("the toasts of voice", () => {
  it.each([
    ["en", "Voice not supported", "Your browser doesn't support speech recognition"],
    ["th", "ไม่รองรับการใช้งานด้วยเสียง", "เบราว์เซอร์ของคุณไม่รองรับการรู้จำเสียงพูด"],
  ] as const)(
    "say in %s that this browser can't recognise speech",
    async (language, title, text) => {
      openChat(language);
      await press(TEXTS[language].open);
      expect(await screen.findByText(title)).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
      expect(screen.queryByRole("dialog")).toBeNull();
    },
  );

  it.each([
    ["en", "Microphone access denied", "Please allow microphone access to use voice features"],
    ["th", "ไม่ได้รับอนุญาตให้ใช้ไมโครโฟน", "กรุณาอนุญาตให้ใช้ไมโครโฟนเพื่อใช้งานด้วยเสียง"],
  ] as const)("say in %s that the microphone may not be used", async (language, title, text) => {
    browserThatHears(refused("NotAllowedError"));
    openChat(language);
    await startTalking(language);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(heard).toHaveLength(0);
  });

  it.each([
    ["en", "Voice input failed", "Failed to process voice input"],
    ["th", "รับคำพูดไม่สำเร็จ", "ประมวลผลเสียงพูดไม่สำเร็จ"],
  ] as const)("say in %s that recognition failed", async (language, title, text) => {
    browserThatHears();
    openChat(language);
    await startTalking(language);
    await listening();
    heard[0]?.fail("network");
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it.each([
    ["en", "Voice not available", "Speech recognition is not available"],
    ["th", "ใช้งานด้วยเสียงไม่ได้", "ระบบรู้จำเสียงพูดไม่พร้อมใช้งาน"],
  ] as const)("say in %s that recognition is not available", async (language, title, text) => {
    browserThatHears();
    openChat(language);
    await startTalking(language);
    await listening();
    heard[0]?.fail("service-not-allowed");
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it("are kept for faults: silence is said in the window alone", async () => {
    browserThatHears();
    openChat("en");
    await startTalking("en");
    await listening();
    heard[0]?.fail("no-speech");
    expect(await screen.findAllByText(/^Nothing was heard/)).toBeTruthy();
    expect(screen.queryByText("Voice input failed")).toBeNull();
  });
});

describe("talking instead of typing", () => {
  it("sends what was said as a message of the chat, and shows it while it is heard", async () => {
    browserThatHears();
    const server = openChat("en");
    await startTalking("en");
    await listening();
    heard[0]?.say("two bedrooms near Asok", false);
    expect(screen.getByRole("heading", { name: "You said" }).parentElement?.textContent).toContain(
      "two bedrooms near Asok",
    );
    heard[0]?.say("two bedrooms near Asok");
    await press("Stop listening");
    await waitFor(() => expect(server.of("POST", MESSAGES)).toHaveLength(1));
    expect(saidIn(server.of("POST", MESSAGES)[0]!).message).toBe("two bedrooms near Asok");
  });

  it("writes what is dictated behind what stands in the box and sends nothing", async () => {
    browserThatHears();
    const server = openChat("en");
    fireEvent.change(await box(), { target: { value: "Looking for" } });
    await press("Voice input");
    await press("Dictate into the box");
    await listening();
    heard[0]?.say("a condo in Ari");
    expect((await box()).value).toBe("Looking for a condo in Ari");
    await press("Done");
    expect(server.of("POST", MESSAGES)).toHaveLength(0);
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it("lets the microphone go when the window is closed", async () => {
    browserThatHears();
    openChat("en");
    await startTalking("en");
    await listening();
    await press("Close");
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it("held by a finger sends on release, and nothing where the finger slid away", async () => {
    browserThatHears();
    const server = openChat("en");
    const microphone = await screen.findByRole("button", { name: "Voice input" });
    const finger = { pointerId: 1, pointerType: "touch" };
    const hold = async (): Promise<void> => {
      heard = [];
      fireEvent.pointerDown(microphone, finger);
      await screen.findByText("Release to send, slide away to cancel");
      await listening();
    };
    await hold();
    heard[0]?.say("house in Ari");
    fireEvent.pointerMove(microphone, { ...finger, clientX: 400, clientY: 400 });
    expect(await screen.findByText("Release to cancel")).toBeTruthy();
    fireEvent.pointerUp(microphone, finger);
    await waitFor(() => expect(screen.queryByText("Release to cancel")).toBeNull());
    expect(server.of("POST", MESSAGES)).toHaveLength(0);
    await hold();
    heard[0]?.say("condo in Ari");
    fireEvent.pointerUp(microphone, finger);
    await waitFor(() => expect(server.of("POST", MESSAGES)).toHaveLength(1));
    expect(saidIn(server.of("POST", MESSAGES)[0]!).message).toBe("condo in Ari");
    fireEvent.click(microphone);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
