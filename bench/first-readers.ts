import { readSecret } from "../app/lib/crypto/secret.server.ts";
import { openStore } from "../app/lib/db/store.server.ts";
import { readSettings } from "../app/settings.server.ts";
import { median } from "../scripts/measure/median.ts";
import { freePort, temporaryFolder } from "../scripts/measure/program.ts";
import { serveSite } from "../scripts/measure/served-site.ts";
import { drawnFields } from "../tests/help/drawn-fields.ts";
import { readHtml, the } from "../tests/help/html.ts";
import { newStaffSession } from "../tests/help/staff-session.ts";
import { atMost, information, type Row } from "./table.ts";

const pages = ["/", "/mr", "/notices", "/mr/admission", "/admission/fees", "/mr/disclosure"];
const publications = 60;
/** Milliseconds, while the office's forms, and the PDFs that a publication changes, are made at the same time. */
const budget = 50;

/** How long the first reader waits after the office has published: the notice is taken off and put back in turn. */
export async function firstReaders(): Promise<Row[]> {
  using folder = temporaryFolder();
  const port = await freePort();
  const settings = readSettings({ SITE_URL: `http://127.0.0.1:${port}`, DATA_DIR: folder.path });
  const { db, close } = await openStore(settings);
  const token = await newStaffSession({ db, secret: readSecret(settings) }, "principal");
  await close();
  await using site = await serveSite({ dataDir: folder.path, port, env: { NODE_ENV: "production" } });
  const record = `${site.url}/office/records/notices/admissions-open`;
  const headers = { cookie: `office_session=${token}`, origin: site.url };

  async function press(intent: string): Promise<void> {
    const page = readHtml(await fetch(record, { headers }).then((answer) => answer.text()));
    const form = drawnFields(the(page, "#record-form"));
    const body = new URLSearchParams({ ...form, "form:why": "mistake", intent });
    const { status } = await fetch(record, { method: "POST", headers, body, redirect: "manual" });
    if (status !== 303) throw new Error(`${intent} was answered with ${status}.`);
  }
  async function timeOf(page: string): Promise<number> {
    const from = performance.now();
    await fetch(site.url + page).then((answer) => answer.arrayBuffer());
    return performance.now() - from;
  }

  for (const page of pages) await timeOf(page);
  const waits: number[] = [];
  for (let at = 0; at < publications; at++) {
    await press(at % 2 === 0 ? "takeOff" : "putBack");
    waits.push(await timeOf(pages[at % pages.length] ?? "/"));
  }
  return [
    atMost(
      "the first reader of a page after a publication waits, median of 60",
      Math.round(median(waits)),
      budget,
      "ms",
    ),
    information("the same, longest", Math.round(Math.max(...waits)), "ms"),
  ];
}
