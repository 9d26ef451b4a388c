import type { FileEvent, FileFault, FileKind } from "../reader/file-reader.ts";
import type { TextFormat } from "../reader/text-format.ts";
import { createXmlElements, type XmlElement, type XmlElements } from "../xml/xml-elements.ts";
import { createXmlReader } from "../xml/xml-reader.ts";
import { homeOfKyero, type KyeroTexts } from "./kyero-home.ts";

/** XML to the homes of a Kyero feed; any other XML, and pages of the web, are faults. */
export function createKyeroRows(): TextFormat & { readonly kind: () => FileKind | undefined } {
  let elements: XmlElements | undefined;
  let fault: FileFault | undefined;
  let records = 0;

  const eventOf = ({ line, text, fault: code }: XmlElement): FileEvent => {
    const place = { sheet: null, row: ++records, line };
    const texts = code === undefined ? textsOf(text) : undefined;
    if (texts !== undefined) return { is: "value", ...place, value: homeOfKyero(texts) };
    const value = text.slice(0, SHOWN);
    return { is: "broken", ...place, code: code ?? "record_unreadable", value };
  };
  return {
    push(text) {
      if (elements === undefined) fault = faultIn(text);
      if (fault !== undefined) return [];
      elements ??= createXmlElements("property");
      return elements.push(text).map(eventOf);
    },
    end: () => elements?.end().map(eventOf) ?? [],
    fault: () => fault ?? elements?.fault(),
    kind: () => (elements === undefined ? undefined : "kyero"),
  };
}
const SHOWN = 1_000;

/** By how the file begins. */
function faultIn(head: string): FileFault | undefined {
  const begun = head.replace(/^(?:\s+|<\?[^>]*>|<!--[\s\S]*?-->)+/, "");
  if (/^<(?:!doctype\s+html|html|head|body|table|meta|style|div)\b/i.test(begun))
    return { code: "web_page" };
  if (begun.startsWith("<!")) return { code: "xml_doctype" };
  // What Excel 2003 saved as XML.
  if (/^<(?:\w+:)?Workbook\b/.test(begun)) return { code: "old_workbook" };
  const isKyero = /^<root\b/.test(begun) && /<(?:kyero|property)[\s>]/.test(begun);
  return isKyero || /^<kyero\b/.test(begun) ? undefined : { code: "unknown_xml" };
}

/** The texts of one element by the paths below it; undefined where it is not well-formed. */
function textsOf(xml: string): KyeroTexts | undefined {
  const texts = new Map<string, string[]>();
  const path: string[] = [];
  let text = "";
  const reader = createXmlReader({
    open(name) {
      path.push(name);
      text = "";
    },
    text(piece) {
      text += piece;
    },
    close() {
      const own = path.slice(1).join("/");
      path.pop();
      if (own !== "" && text.trim() !== "")
        texts.set(own, [...(texts.get(own) ?? []), text.trim()]);
      text = "";
    },
  });
  reader.push(xml);
  reader.end();
  return reader.fault() === undefined ? texts : undefined;
}
