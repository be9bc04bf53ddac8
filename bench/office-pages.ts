import { recordKinds } from "../app/kinds.ts";
import type { StaffRole } from "../app/lib/actor.ts";
import { readSecret } from "../app/lib/crypto/secret.server.ts";
import { openStore } from "../app/lib/db/store.server.ts";
import { readSettings } from "../app/settings.server.ts";
import { freePort, temporaryFolder } from "../scripts/measure/program.ts";
import { serveSite } from "../scripts/measure/served-site.ts";
import { newStaffSession } from "../tests/help/staff-session.ts";
import { fillInbox } from "./inbox.ts";
import { pageBudget, weighPage } from "./page-weight.ts";
import { fillRecords } from "./records.ts";
import { atMost, information, type Row } from "./table.ts";

/** Budget for the HTML and CSS of an office page, brotli, in bytes as sent. */
const officeBudget = 20_000;
const heaviestShown = 5;
const languages = ["", "/mr"];

/** A store with a season's records and submissions. @returns the cookies of a principal and an admin, and a reference */
async function fillStore(dataDir: string, siteUrl: string) {
  const settings = readSettings({ SITE_URL: siteUrl, DATA_DIR: dataDir });
  const { db, close } = await openStore(settings);
  await db.transaction().execute(fillRecords);
  await db.transaction().execute(fillInbox);
  const secret = readSecret(settings);
  const cookieOf = async (role: StaffRole) => ({
    cookie: `office_session=${await newStaffSession({ db, secret }, role)}`,
  });
  const [principal, admin] = [await cookieOf("principal"), await cookieOf("admin")];
  const { reference } = await db.selectFrom("submissions").select("reference").executeTakeFirstOrThrow();
  await close();
  return { principal, admin, reference };
}

/** The pages that a principal opens, in a store with many records and submissions. */
const addressesFor = (reference: string | null) => [
  ...["", "/account", "/activity", "/files", "/guide", "/profiles", "/records"],
  ...["/inbox", "/inbox?state=all", `/inbox/${reference}`, "/inbox/new", "/inbox/sources", "/inbox/retention"],
  "/inbox/export",
  ...recordKinds.flatMap(({ name }) => [`/records/${name}`, `/records/${name}/new`]),
  ...["", "/history", "/preview"].map((screen) => `/records/notices/r-0${screen}`),
];

/** The bytes of the office's pages, and of the public lists, in a store that has many records and submissions. */
export async function officePages(): Promise<Row[]> {
  using folder = temporaryFolder();
  const port = await freePort();
  const { principal, admin, reference } = await fillStore(folder.path, `http://127.0.0.1:${port}`);
  await using site = await serveSite({ dataDir: folder.path, port, env: { NODE_ENV: "production" } });
  const asked = [
    ...addressesFor(reference).map((address) => ({ address, headers: principal })),
    { address: "/people", headers: admin },
  ];
  const weights = [];
  for (const { address, headers } of asked)
    for (const language of languages) {
      const weight = await weighPage(site.url, `${language}/office${address}`, headers);
      // Kinds with a single record redirect from the list to it, and some have no form for a new one.
      if (weight.status === 200) weights.push(weight);
      else if (![302, 404].includes(weight.status)) throw new Error(`${weight.path} answered ${weight.status}.`);
    }
  const heaviest = weights.toSorted((one, other) => other.bytes - one.bytes).slice(0, heaviestShown);
  const lists = [];
  for (const address of ["/mr/events", "/mr/notices"]) lists.push(await weighPage(site.url, address));
  return [
    information("the office's pages that are measured", weights.length, "pages"),
    ...heaviest.map(({ path, bytes }) => atMost(`HTML + CSS, br: ${path}`, bytes, officeBudget, "bytes")),
    ...lists.flatMap(({ path, bytes, milliseconds }) => [
      atMost(`10,000 records: HTML + CSS, br: ${path}`, bytes, pageBudget, "bytes"),
      information(`10,000 records: first drawing of ${path}`, Math.round(milliseconds), "ms"),
    ]),
  ];
}
