import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { dHash } from "./d-hash.ts";
import { makePicture } from "./make-picture.ts";
import { jpegOf, pngBomb } from "./testing/drawn-files.ts";

const made = async (bytes: Buffer) => {
  const result = await makePicture(bytes);
  if (!result.ok) throw new Error(result.failure);
  return result.value;
};
const faultOf = async (bytes: Buffer) => {
  const result = await makePicture(bytes);
  return result.ok ? "made" : result.failure;
};
const sizeOf = async (body: Buffer | undefined) => {
  const { width, height, format } = await sharp(body).metadata();
  return [width, height, format];
};
const bitsBetween = (one: string, other: string): number =>
  BigInt.asUintN(64, BigInt(one) ^ BigInt(other))
    .toString(2)
    .replaceAll("0", "").length;

describe("a photo", () => {
  it("is kept as a small WebP and a large JPEG", async () => {
    const picture = await made(await jpegOf(3_000, 2_000));
    const [small, large] = picture.files;
    expect([small?.size, small?.type, ...(await sizeOf(small?.body))]).toEqual([
      640,
      "image/webp",
      640,
      427,
      "webp",
    ]);
    expect([large?.size, large?.type, ...(await sizeOf(large?.body))]).toEqual([
      1280,
      "image/jpeg",
      1280,
      853,
      "jpeg",
    ]);
    expect([picture.width, picture.height]).toEqual([1280, 853]);
    expect(picture.id).toMatch(/^[\da-f]{32}$/);
  });

  it("is never made larger", async () => {
    const { width, height, files } = await made(await jpegOf(300, 200));
    expect([width, height]).toEqual([300, 200]);
    expect(await sizeOf(files[0]?.body)).toEqual([300, 200, "webp"]);
  });

  it("stands upright, and nothing else its file held is kept", async () => {
    const turned = await sharp(await jpegOf(400, 200))
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: "Somebody's name" } })
      .toBuffer();
    expect(turned.includes("Somebody's name")).toBe(true);
    const { width, height, files } = await made(turned);
    expect([width, height]).toEqual([200, 400]);
    for (const { body } of files) {
      const { exif, icc, xmp, orientation } = await sharp(body).metadata();
      expect([exif, icc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(body.includes("Somebody's name")).toBe(false);
    }
  });

  it.each(["png", "webp", "gif", "avif"] as const)("may be a %s", async (format) => {
    const file = await sharp(await jpegOf(320, 240))
      .toFormat(format)
      .toBuffer();
    const { width, height } = await made(file);
    expect([width, height]).toEqual([320, 240]);
  });

  it("that is see-through lies on white", async () => {
    const clear = await sharp({
      create: { width: 120, height: 120, channels: 4, background: "#00000000" },
    })
      .png()
      .toBuffer();
    const { files } = await made(clear);
    const { data } = await sharp(files[1]?.body).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  it("that moves is shown by its first frame", async () => {
    const frames = await Promise.all(
      ["#ff0000", "#0000ff"].map((background) =>
        sharp({ create: { width: 150, height: 150, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { files, height } = await made(moving);
    expect(height).toBe(150);
    const { dominant } = await sharp(files[1]?.body).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  it("has a hash that a smaller and paler copy nearly shares, and another photo does not", async () => {
    const photo = await jpegOf(1_000, 800);
    const copy = await sharp(photo).resize(500).modulate({ brightness: 1.1 }).webp().toBuffer();
    const other = await sharp(photo).rotate(180).toBuffer();
    const { dhash } = await made(photo);
    expect(bitsBetween(dhash, (await made(copy)).dhash)).toBeLessThanOrEqual(6);
    expect(bitsBetween(dhash, (await made(other)).dhash)).toBeGreaterThan(20);
  });
});

describe("what cannot be taken", () => {
  const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;

  it.each([
    ["nothing", "", "not_a_picture"],
    ["a PDF", "%PDF-1.7\n%âãÏÓ\n1 0 obj", "not_a_picture"],
    ["a TIFF", "II*\u0000\u0008\u0000\u0000\u0000", "not_a_picture"],
    ["a zip", "PK\u0003\u0004\u0014\u0000", "not_a_picture"],
    ["an SVG", svg, "vector"],
    ["a web page", "<!DOCTYPE html><html><body>Not found</body></html>", "web_page"],
    ["a web page that says it is a GIF", "GIF89a/*<script>alert(1)</script>*/=1;", "broken"],
    ["only the beginning of a PNG", "\u0089PNG\r\n\u001a\n", "broken"],
    ["noise behind the beginning of a JPEG", `\u00ff\u00d8\u00ff${"x".repeat(5_000)}`, "broken"],
    ["half an AVIF", "\u0000\u0000\u0000\u001cftypavif\u0000\u0000", "broken"],
  ])("%s", async (_what, text, fault) => {
    expect(await faultOf(Buffer.from(text, "latin1"))).toBe(fault);
  });

  it("a JPEG that was cut off", async () => {
    const whole = await jpegOf(2_000, 1_500);
    expect(await faultOf(whole.subarray(0, whole.length / 2))).toBe("broken");
  });

  it("a small file that says it is an enormous picture", async () => {
    const bomb = pngBomb(60_000, 60_000);
    expect(bomb.length).toBeLessThan(20_000);
    expect(await faultOf(bomb)).toBe("too_many_pixels");
  });

  it("a picture of hardly any pixels", async () => {
    expect(await faultOf(await jpegOf(1_000, 99))).toBe("too_small");
    expect(await faultOf(await jpegOf(100, 100))).toBe("made");
  });

  it("does not stand in the way of the next", async () => {
    const good = await jpegOf(200, 200);
    const results = await Promise.all([
      faultOf(pngBomb(60_000, 60_000)),
      faultOf(good),
      faultOf(Buffer.from("no")),
      faultOf(good),
    ]);
    expect(results).toEqual(["too_many_pixels", "made", "not_a_picture", "made"]);
  });
});

it("the difference hash reads the cells row by row", () => {
  const rising = Uint8Array.from({ length: 72 }, (_, at) => at % 9);
  expect(dHash(rising)).toBe(-1n);
  expect(dHash(rising.toReversed())).toBe(0n);
  const onlyLast = new Uint8Array(72);
  onlyLast[71] = 1;
  expect(dHash(onlyLast)).toBe(1n);
});
