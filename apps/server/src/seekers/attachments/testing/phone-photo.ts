import sharp from "sharp";

/** A photo of this size with what a phone writes into it; `turned` is its EXIF orientation. */
export const photo = (width: number, height: number, turned = 1): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#3388aa" } })
    .withExif({
      IFD0: { Model: "Secretphone" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "13/1 46/1 30/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "100/1 32/1 0/1",
      },
    })
    .withMetadata({ orientation: turned })
    .jpeg()
    .toBuffer();
