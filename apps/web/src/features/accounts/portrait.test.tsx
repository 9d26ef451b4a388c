import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { fakeServer, problem } from "../../testing/fake-server.ts";
import { anong } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { Profile } from "../../pages/profile.tsx";
import "../../pages/settings-window.tsx";

const URL = "/api/auth/me/picture";
const withPhoto = { ...anong, picture: `${URL}?v=one` };

async function openProfile(user = anong, answers: Parameters<typeof fakeServer>[0] = {}) {
  const server = fakeServer({
    "GET /api/auth/me": () => ({ status: 200, body: user }),
    [`GET ${URL}`]: () => ({ status: 200, body: "the photo" }),
    [`PUT ${URL}`]: () => ({ status: 200, body: withPhoto }),
    [`DELETE ${URL}`]: () => ({ status: 200, body: anong }),
    ...answers,
  });
  localStorage.setItem("session_token", "t1");
  localStorage.setItem("user", JSON.stringify(user));
  renderApp("/", Profile);
  fireEvent.keyDown(await screen.findByRole("button", { name: /Anong Srisai/ }), { key: "Enter" });
  fireEvent.click(await screen.findByRole("menuitem", { name: "Account and Settings" }));
  await screen.findByRole("dialog", { name: "Account and Settings" });
  return server;
}
const file = (size = 10, type = "image/png"): File =>
  new File([new Uint8Array(size)], "me.png", { type });
const choose = (chosen: File): void => {
  fireEvent.change(screen.getByLabelText("Add photo", { selector: "input" }), {
    target: { files: [chosen] },
  });
};
const photos = (): readonly (string | null)[] =>
  [...document.querySelectorAll("img")].map((each) => each.getAttribute("src"));

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("language", "en");
});

describe("the profile photo", () => {
  it("is sent as it was chosen, and shown in the profile and in the sidebar with the session", async () => {
    const { seen } = await openProfile();
    expect(photos()).toEqual([]);
    choose(file());
    expect(await screen.findByText("Photo saved")).toBeTruthy();
    await waitFor(() => expect(photos()).toHaveLength(2));
    for (const src of photos()) expect(src).toMatch(/^data:/);
    const asked = seen.filter(({ path }) => path === URL);
    expect(asked.map(({ method, authorization }) => [method, authorization])).toEqual([
      ["PUT", "Bearer t1"],
      ["GET", "Bearer t1"],
    ]);
    expect(screen.getByRole("button", { name: "Change photo" })).toBeTruthy();
  });

  it("may be dropped on it or pasted", async () => {
    const { seen } = await openProfile();
    const place = screen.getByText("Anong Srisai", { selector: "p" });
    fireEvent.drop(place, { dataTransfer: { files: [file()] } });
    expect(await screen.findByText("Photo saved")).toBeTruthy();
    fireEvent.paste(place, { clipboardData: { files: [file()] } });
    await waitFor(() => expect(seen.filter(({ method }) => method === "PUT")).toHaveLength(2));
  });

  it("is removed, and the initials stand again", async () => {
    await openProfile(withPhoto);
    await waitFor(() => expect(photos()).toHaveLength(2));
    fireEvent.click(screen.getByRole("button", { name: "Remove photo" }));
    expect(await screen.findByText("Photo removed")).toBeTruthy();
    expect(photos()).toEqual([]);
    expect(screen.getAllByText("AS").length).toBeGreaterThan(0);
    expect(screen.queryByRole("button", { name: "Remove photo" })).toBeNull();
  });

  it.each([
    ["what the server says of the file", problem(422, "invalid", "We can't read HEIC."), /HEIC/],
    ["that it is too large", problem(413, "body_too_large", "x"), /larger than 15 MB/],
    ["that it failed", problem(500, "internal", "x"), /Failed to save your photo/],
  ])("that is refused says %s, and the one before stays", async (_what, answer, said) => {
    await openProfile(withPhoto, { [`PUT ${URL}`]: () => answer });
    await waitFor(() => expect(photos()).toHaveLength(2));
    choose(file());
    const alert = await screen.findByText(said);
    expect(alert.getAttribute("role")).toBe("alert");
    expect(photos()).toHaveLength(2);
  });

  it("of more than 15 MB is not sent", async () => {
    const { seen } = await openProfile();
    choose(file(15 * 1024 * 1024 + 1));
    expect(await screen.findByText("This photo is larger than 15 MB")).toBeTruthy();
    expect(seen.some(({ method }) => method === "PUT")).toBe(false);
  });
});
