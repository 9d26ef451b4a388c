/** Ways in which URL parsers and the systems below them let an IPv4 address be written. */
export const writtenAs = (octets: readonly [number, number, number, number]): readonly string[] => {
  const [a, b, c, d] = octets;
  const whole = ((a * 256 + b) * 256 + c) * 256 + d;
  const low = (b * 256 + c) * 256 + d;
  const hex = (value: number) => `0x${value.toString(16)}`;
  const octal = (value: number) => `0${value.toString(8)}`;
  const pair = (high: number, low: number) => (high * 256 + low).toString(16);
  const dotted = octets.join(".");
  const words = `${pair(a, b)}:${pair(c, d)}`;
  const fullwidth = dotted.replaceAll(/\d/g, (digit) =>
    String.fromCodePoint(0xff10 + Number(digit)),
  );
  return [
    dotted,
    `${dotted}.`,
    String(whole),
    hex(whole),
    hex(whole).toUpperCase().replace("0X", "0x"),
    octal(whole),
    octets.map(hex).join("."),
    octets.map(octal).join("."),
    `${hex(a)}.${String(b)}.${octal(c)}.${String(d)}`,
    `${String(a)}.${String(low)}`,
    `${hex(a)}.${hex(low)}`,
    `${String(a)}.${String(b)}.${String(c * 256 + d)}`,
    `000${octal(a)}.${String(b)}.${String(c)}.${String(d)}`,
    fullwidth,
    dotted.replaceAll(".", "。"),
    dotted.replaceAll(".", "．"),
    fullwidth.replaceAll(".", "｡"),
    dotted.replaceAll(/\d/g, (digit) => `%3${digit}`),
    dotted.replaceAll(".", "%2e"),
    `[::${words}]`,
    `[::${dotted}]`,
    `[::ffff:${words}]`,
    `[::ffff:${dotted}]`,
    `[0:0:0:0:0:ffff:${words}]`,
    `[::ffff:0:${words}]`,
    `[64:ff9b::${dotted}]`,
    `[64:ff9b:1::${words}]`,
    `[2002:${words}::1]`,
    `[2001:0:${words}::1]`,
  ];
};
