import { readFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "@propertyvr/vocabulary";
import sharp from "sharp";
import type { HtmlTagDescriptor, Plugin } from "vite";

/** Pixels of the side of each picture. A maskable one is cut to the shape that a system gives its icons. */
const ICONS = [
  { file: "icons/icon-192.png", px: 192, isCut: false },
  { file: "icons/icon-512.png", px: 512, isCut: false },
  { file: "icons/maskable-512.png", px: 512, isCut: true },
  { file: "icons/apple-touch-icon.png", px: 180, isCut: true },
] as const;
const [SMALL, LARGE, MASKABLE, APPLE] = ICONS;

const THEMES = { light: "#fcfaf6", dark: "#0c1316" } as const;
type InstalledTheme = keyof typeof THEMES;

const WORDS = {
  en: {
    description: "Find a home in Thailand by saying what you want, in English or Thai.",
    newChat: "New chat",
    enquiries: "Your enquiries",
    guide: "Renting and buying guide",
  },
  th: {
    description: "หาบ้านในไทยเพียงบอกสิ่งที่ต้องการ ทั้งภาษาไทยและภาษาอังกฤษ",
    newChat: "แชตใหม่",
    enquiries: "ข้อความที่ส่ง",
    guide: "คู่มือเช่าและซื้อบ้าน",
  },
} as const satisfies Record<Language, object>;

/** One app under one id, whatever its words and colours. `src/lib/app-manifest.ts` chooses the file. */
const manifestOf = (language: Language, theme: InstalledTheme): object => {
  const { description, newChat, enquiries, guide } = WORDS[language];
  const shortcut = (name: string, url: string) => ({ name, url, icons: [pictureOf(SMALL)] });
  return {
    id: "/",
    name: "PropertyVR",
    short_name: "PropertyVR",
    description,
    lang: language,
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    theme_color: THEMES[theme],
    background_color: THEMES[theme],
    categories: ["lifestyle", "business"],
    icons: [pictureOf(SMALL), pictureOf(LARGE), { ...pictureOf(MASKABLE), purpose: "maskable" }],
    shortcuts: [
      shortcut(newChat, "/"),
      shortcut(enquiries, "/enquiries"),
      shortcut(guide, "/guide"),
    ],
  };
};

const pictureOf = ({ file, px }: (typeof ICONS)[number]) => ({
  src: `/${file}`,
  sizes: `${String(px)}x${String(px)}`,
  type: "image/png",
});

/** The drawing at one size. What is cut later fills its square to the corners. */
const draw = (drawing: string, { px, isCut }: (typeof ICONS)[number]): Promise<Buffer> => {
  const svg = isCut ? drawing.replace(/ rx="[\d.]+"/, "") : drawing;
  const unit = Number(/viewBox="0 0 (\d+)/.exec(drawing)?.[1]);
  return sharp(Buffer.from(svg), { density: (72 * px) / unit })
    .resize(px, px)
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
};

const links: HtmlTagDescriptor[] = [
  { tag: "link", attrs: { rel: "manifest", href: "/app.en.light.webmanifest" } },
  { tag: "link", attrs: { rel: "apple-touch-icon", href: `/${APPLE.file}` } },
].map((tag) => ({ ...tag, injectTo: "head-prepend" }));

/** What makes the site an app on a phone or a desktop: manifests, and icons drawn from the one of the site. */
export const installable = (): Plugin => ({
  name: "installable",
  apply: "build",
  transformIndexHtml: () => links,
  async generateBundle() {
    const drawing = readFileSync(path.join(import.meta.dirname, "public/icon.svg"), "utf8");
    for (const icon of ICONS)
      this.emitFile({ type: "asset", fileName: icon.file, source: await draw(drawing, icon) });
    for (const language of ["en", "th"] as const)
      for (const theme of ["light", "dark"] as const)
        this.emitFile({
          type: "asset",
          fileName: `app.${language}.${theme}.webmanifest`,
          source: JSON.stringify(manifestOf(language, theme), null, 2),
        });
  },
});
