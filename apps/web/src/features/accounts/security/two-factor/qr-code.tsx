import { create } from "qrcode";

/** Free modules around it, without which phones do not find it (ISO/IEC 18004). */
const MARGIN = 4;

/** A text as a QR code: dark on white in either theme, because that is what cameras read. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  let path = "";
  for (let at = 0; at < data.length; at++)
    if (data[at]) path += `M${String(at % size)} ${String(Math.floor(at / size))}h1v1h-1z`;
  const side = size + 2 * MARGIN;
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture that is drawn here has no address
      role="img"
      aria-label={label}
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-52 max-w-full self-center rounded-md border border-line [forced-color-adjust:none]"
    >
      <rect x={-MARGIN} y={-MARGIN} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
