import type { Page } from "playwright-core";

/**
 * How far two PNG pictures of one size are apart at the pixel where they differ most:
 * 0 for equal ones, 255 for black beside white. Pictures of different sizes are 255 apart.
 */
export function largestDifference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const addresses = [one, other].map((png) => `data:image/png;base64,${png.toString("base64")}`);
  return page.evaluate(async (sources) => {
    const drawn: ImageData[] = [];
    for (const source of sources) {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext("2d");
      if (context === null) throw new Error("no canvas to draw on");
      context.drawImage(image, 0, 0);
      drawn.push(context.getImageData(0, 0, image.width, image.height));
    }
    const [a, b] = drawn as [ImageData, ImageData];
    if (a.width !== b.width || a.height !== b.height) return 255;
    return a.data.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - (b.data[at] ?? 0))),
      0,
    );
  }, addresses);
}
