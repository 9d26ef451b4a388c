/**
 * `npm run try:files -- FILE...`: sends files of homes (gzipped ones unpacked) through both doors of the
 * built product, the API and the window in Chromium, and prints what became of every row and why. Exits with
 * 1 where the rows do not add up or the two doors do not take the same.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import type { Upload } from "@propertyvr/contracts";
import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "./harness/browser.ts";
import { type PartnerStage, setPartnerStage } from "./harness/partner-stage.ts";
import { makeKey } from "./harness/partner.ts";
import { buildProduct, type Product, startProduct } from "./harness/product.ts";
import { signedInContext } from "./harness/signed-in.ts";
import { goTo } from "./harness/go-to.ts";

const MINUTES_3 = 180_000;
/** What the window says at the end. */
const ENDED =
  /Upload Successful!|Upload Failed|no row can be imported as it is|Nothing would change/;
const DESKTOP = { viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" } as const;

buildProduct();
const [product, browser] = await Promise.all([
  startProduct({ env: { SAMPLE_DATA: "off" } }),
  launchBrowser(),
]);
try {
  const stage = await setPartnerStage(product.url);
  let isGood = true;
  for (const file of process.argv.slice(2)) isGood = (await tryFile(file, stage)) && isGood;
  process.exitCode = isGood ? 0 : 1;
} finally {
  await browser.close();
  await product.stop();
}

async function tryFile(file: string, stage: PartnerStage): Promise<boolean> {
  const bytes = file.endsWith(".gz") ? gunzipSync(readFileSync(file)) : readFileSync(file);
  const name = path.basename(file, ".gz");
  console.log(`\n${name}, ${String(bytes.length)} bytes`);
  const byApi = await sendByApi(product, stage, name, bytes);
  const byWindow = await sendByWindow(browser, stage, name, bytes);
  tell("API", byApi);
  if (byWindow === undefined) console.log("  window: no row is good, so that nothing was sent");
  else tell("window", byWindow);
  for (const finding of byApi.findings) {
    const { severity, code, count, column, message } = finding;
    console.log(`  ${severity} ${code} ${column ?? ""} ${String(count)}: ${message}`);
  }
  if (byWindow === undefined) return addsUp(byApi) && byApi.counts.failed === byApi.counts.rows;
  return addsUp(byApi) && addsUp(byWindow) && sameCounts(byApi, byWindow);
}

function tell(door: string, { state, counts, failure, kind, encoding, tables }: Upload): void {
  const { rows, inserted, updated, unchanged, superseded, failed } = counts;
  const sheets = tables.map(
    ({ sheet, is_left_out: isOut }) => `${sheet ?? "-"}${isOut ? " (left out)" : ""}`,
  );
  console.log(
    `  ${door}: ${state}, ${kind ?? "?"} ${encoding ?? ""} [${sheets.join(", ")}] ${String(rows)} rows = ` +
      `${String(inserted)} new + ${String(updated)} updated + ${String(unchanged)} unchanged + ` +
      `${String(superseded)} repeated + ${String(failed)} left out ${failure?.message ?? ""}`,
  );
}

function addsUp({ counts }: Upload): boolean {
  const { rows, inserted, updated, unchanged, superseded, failed } = counts;
  return rows === inserted + updated + unchanged + superseded + failed;
}

/** The window's partner has the homes of the files before, so that new ones may be known there. */
function sameCounts({ counts: one }: Upload, { counts: other }: Upload): boolean {
  return (
    one.rows === other.rows && one.failed === other.failed && one.superseded === other.superseded
  );
}

/** A key of a new partner sends the file, and waits until it is over. */
async function sendByApi(
  { url }: Product,
  stage: PartnerStage,
  name: string,
  bytes: Buffer,
): Promise<Upload> {
  const partner = `files-${name.replace(/\W+/g, "-").slice(0, 40)}`.toLowerCase();
  const key = { "x-api-key": await makeKey(product, stage.admin.session_token, partner) };
  const sent = await fetch(`${url}/api/partner/imports?file_name=${encodeURIComponent(name)}`, {
    method: "POST",
    headers: { ...key, "content-type": "application/octet-stream" },
    body: new Uint8Array(bytes),
  });
  const said = (await sent.json()) as { upload?: Upload; upload_id?: string };
  const id = said.upload?.id ?? said.upload_id ?? "";
  return untilOver(async () => {
    const reply = await fetch(`${url}/api/partner/imports/${id}`, { headers: key });
    return (await reply.json()) as Upload;
  });
}

async function untilOver(look: () => Promise<Upload>): Promise<Upload> {
  for (;;) {
    const upload = await look();
    if (upload.state !== "waiting" && upload.state !== "running") return upload;
    await sleep(300);
  }
}

/**
 * Somebody of a partner chooses the file in the window and goes on until it says how it ended.
 * @returns undefined where there is nothing to go on with
 */
async function sendByWindow(
  chromium: Browser,
  stage: PartnerStage,
  name: string,
  buffer: Buffer,
): Promise<Upload | undefined> {
  const context = await signedInContext(chromium, stage.partner, DESKTOP, "en");
  const page = await context.newPage();
  await goTo(page, `${product.url}/?open=upload`);
  await page
    .getByLabel("Choose a file")
    .first()
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer });
  if (!(await goOn(page))) return undefined;
  const headers = { authorization: `Bearer ${stage.partner.session_token}` };
  const upload = await untilOver(async () => {
    const reply = await fetch(`${product.url}/api/uploads?limit=1`, { headers });
    const [latest] = ((await reply.json()) as { uploads: readonly Upload[] }).uploads;
    if (latest === undefined) throw new Error("no upload was made");
    return latest;
  });
  await context.close();
  return upload;
}

/** Presses what leads on until the window has ended, or has nothing to go on with. */
async function goOn(page: Page): Promise<boolean> {
  const window = page.getByRole("dialog").last();
  const onward = window.getByRole("button", { name: /^(Continue|Import)/ });
  for (const deadline = Date.now() + MINUTES_3; Date.now() < deadline;) {
    if (await window.getByText(ENDED).first().isVisible()) return true;
    if (
      await window
        .getByText(/^0 rows are ready|No sheet|No list of homes/)
        .first()
        .isVisible()
    )
      return false;
    if ((await onward.count()) > 0 && (await onward.first().isEnabled()))
      await onward
        .first()
        .click({ timeout: 2_000 })
        .catch(() => undefined);
    await sleep(300);
  }
  throw new Error(`the window does not go on: ${await window.innerText()}`);
}
