import type { ApiKey, PartnerRequest, Session } from "@propertyvr/contracts";
import { signUp } from "../../harness/signed-in.ts";
import { openChat, type Played } from "../play.ts";
import type { Site } from "../site.ts";
import { talkTo } from "../talk.ts";
import type { Call, PartnerDay, Who } from "./steps.ts";

/** An agency that may list, and a seeker: how each of them signs a request. */
export type Agency = Readonly<Record<Who, Readonly<Record<string, string>>>> & {
  readonly seekerSession: Session;
};

export async function openAgency({ url, product }: Site): Promise<Agency> {
  const admin = bearer(await signUp(product, { name: "Ploy A.", email: "ploy@example.com" }));
  const partner = bearer(await signUp(product, { name: "Lek B.", email: "lek@example.com" }));
  const seekerSession = await signUp(product, { name: "Nok S.", email: "nok@example.com" });
  const form = {
    company: "Baan Dee",
    email: "office@example.com",
    phone: "021234567",
    message: "We list homes in many provinces.",
  };
  const asked = await must<PartnerRequest>(url, "POST /api/partner-requests", form, partner);
  const decision = { decision: "approve" };
  await must(url, `PUT /api/admin/partner-requests/${asked.id}`, decision, admin);
  const wanted = { partner_name: "Baan Dee", partner_email: "office@example.com" };
  const key = await must<ApiKey>(url, "POST /api/admin/api-keys", wanted, admin);
  return { key: { "x-api-key": key.key }, partner, seeker: bearer(seekerSession), seekerSession };
}

/** Plays a day step by step; a step that fails does not end it. */
export async function playDay(
  day: PartnerDay,
  { site, agency }: { readonly site: Site; readonly agency: Agency },
  note: (name: string, played: Played) => void,
): Promise<void> {
  const talk = talkTo(site.url, agency.seekerSession);
  const chat = await openChat({ site, talk }, day.language, { withManners: true });
  const kept = new Map<string, string>();
  for (const [at, step] of day.steps.entries()) {
    const played =
      "call" in step ? await playCall(step, site.url, agency, kept) : await chat.play(step);
    note(`${day.id}.${at + 1} (${day.about}) ${step.who}:`, played);
  }
}

async function playCall(
  step: Call,
  url: string,
  agency: Agency,
  kept: Map<string, string>,
): Promise<Played> {
  const { who, call, headers = {}, body } = filled(step, kept);
  const { status, text } = await ask(url, call, body, { ...agency[who], ...headers });
  const reply: unknown = text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : {};
  for (const [name, way] of Object.entries(step.keep ?? {})) kept.set(name, String(at(reply, way)));
  return {
    said: `${call}${body === undefined ? "" : ` ${JSON.stringify(body)}`}`,
    seen: [`${status} ${text.slice(0, 300)}`],
    faults: faultsOf(filled(step, kept), status, reply, text),
  };
}

function faultsOf(step: Call, status: number, reply: unknown, text: string): readonly string[] {
  const { status: wanted = [200, 201, 204], holds, counts = {}, says = [], neverSays = [] } = step;
  return [
    ...(wanted.includes(status) ? [] : [`answered ${status} and not ${wanted.join(" or ")}`]),
    ...(holds === undefined || isWithin(holds, reply)
      ? []
      : [`it does not hold ${JSON.stringify(holds)}`]),
    ...Object.entries(counts).flatMap(([name, count]) => {
      const list = at(reply, name);
      return Array.isArray(list) && list.length === count ? [] : [`${name} are not ${count}`];
    }),
    ...says.filter((words) => !words.test(text)).map((words) => `nothing says ${String(words)}`),
    ...neverSays.filter((words) => words.test(text)).map((words) => `it says ${String(words)}`),
  ];
}

/** Every member that is wanted stands so; of a list, each wanted item is like one of its items. */
function isWithin(wanted: unknown, has: unknown): boolean {
  if (Array.isArray(wanted))
    return Array.isArray(has) && wanted.every((item) => has.some((each) => isWithin(item, each)));
  if (typeof wanted === "object" && wanted !== null)
    return Object.entries(wanted).every(([name, value]) => isWithin(value, at(has, name)));
  return wanted === has;
}

/** What stands under "property.id". */
function at(value: unknown, way: string): unknown {
  let here = value;
  for (const name of way.split(".")) {
    if (typeof here !== "object" || here === null) return undefined;
    here = Object.entries(here).find(([key]) => key === name)?.[1];
  }
  return here;
}

/** The step with "{name}" replaced by what was kept under it; patterns stay as they are. */
function filled(step: Call, kept: ReadonlyMap<string, string>): Call {
  const fill = <T>(value: T): T =>
    JSON.parse(
      JSON.stringify(value).replaceAll(/\{(\w+)\}/g, (all, name: string) => kept.get(name) ?? all),
    ) as T;
  return {
    ...step,
    call: fill(step.call),
    ...(step.headers !== undefined && { headers: fillHeaders(step.headers, kept) }),
    ...(step.body !== undefined && { body: fill(step.body) }),
    ...(step.holds !== undefined && { holds: fill(step.holds) }),
  };
}

const fillHeaders = (
  headers: Readonly<Record<string, string>>,
  kept: ReadonlyMap<string, string>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      value.replaceAll(/\{(\w+)\}/g, (all, key: string) => kept.get(key) ?? all),
    ]),
  );

const bearer = ({ session_token }: Session): Readonly<Record<string, string>> => ({
  authorization: `Bearer ${session_token}`,
});

async function must<Reply>(
  url: string,
  call: string,
  body: object,
  headers: Readonly<Record<string, string>>,
): Promise<Reply> {
  const { status, text } = await ask(url, call, body, headers);
  if (status >= 300) throw new Error(`${call} answered ${status}: ${text}`);
  return JSON.parse(text) as Reply;
}

async function ask(
  url: string,
  call: string,
  body: object | undefined,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly text: string }> {
  const [method = "GET", path = "/"] = call.split(" ");
  const reply = await fetch(url + path, {
    method,
    headers: { ...headers, ...(body !== undefined && { "content-type": "application/json" }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: reply.status, text: await reply.text() };
}
