import type { Page } from "playwright-core";

/** A photo as a file input takes it, drawn by the browser: a face before a wall. */
export async function drawnPhoto(
  page: Page,
): Promise<{ readonly name: string; readonly mimeType: string; readonly buffer: Buffer }> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [900, 600];
    const drawing = canvas.getContext("2d");
    if (drawing === null) throw new Error("nothing can be drawn here");
    drawing.fillStyle = "#9db4c0";
    drawing.fillRect(0, 0, 900, 600);
    drawing.fillStyle = "#8c5e3c";
    drawing.ellipse(450, 290, 150, 190, 0, 0, 2 * Math.PI);
    drawing.fill();
    drawing.fillStyle = "#253237";
    drawing.fillRect(250, 500, 400, 100);
    return canvas.toDataURL("image/jpeg");
  });
  const buffer = Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
  return { name: "me.jpg", mimeType: "image/jpeg", buffer };
}
