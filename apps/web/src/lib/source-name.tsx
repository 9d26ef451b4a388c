import type { Language } from "@propertyvr/vocabulary";

/** What a source is called: its publisher's name stays as it is published, also among Thai words. */
export function SourceName({ title, language }: { title: string; language: Language }) {
  if (language === "en") return title;
  const [, name = "", about = ""] = /^([^\u0e00-\u0e7f]*)([^]*)$/.exec(title) ?? [];
  return (
    <>
      {name !== "" && <span lang="en">{name}</span>}
      {about}
    </>
  );
}
