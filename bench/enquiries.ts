import { once } from "node:events";
import { join } from "node:path";
import { getAnswer } from "../scripts/measure/answer.ts";
import { median, medianBy } from "../scripts/measure/median.ts";
import { start, temporaryFolder } from "../scripts/measure/program.ts";
import { type ServedSite, serveSite } from "../scripts/measure/served-site.ts";
import { type Load, loadHome } from "./request-rate.ts";
import { fillStore } from "./stored-enquiries.ts";
import { atLeast, count, information, type Row } from "./table.ts";

const writers = 32;
const rounds = 3;
const seconds = 8;
const stored = 100_000;

interface Enquiries {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Runs a program of this folder until it sends its message. */
async function messageOf<Message>(program: string, args: string[]): Promise<Message> {
  await using running = start(process.execPath, [`bench/${program}.ts`, ...args]);
  const failed = once(running.child, "exit").then(() => Promise.reject(new Error(running.errors())));
  const [message] = await Promise.race([once(running.child, "message"), failed]);
  return message;
}

const sendEnquiries = ({ url, dataDir }: ServedSite, time: number) =>
  messageOf<Enquiries>("enquiry-load", [url, dataDir, String(writers), String(time)]);

const env = { NODE_ENV: "production", TRUST_PROXY: "1", MAILS_PER_HOUR: "1000000" };
const share = (part: number, whole: number) => Math.round((part / whole) * 1000) / 1000;

/** How many home pages a second are served while others send enquiries, and while nobody does. */
async function readsWhileWriting(site: ServedSite): Promise<Row[]> {
  const alone = await loadHome(site.url, seconds);
  const writing = sendEnquiries(site, seconds + 2);
  const underLoad = await loadHome(site.url, seconds);
  const { perSecond } = await writing;
  const rate = ({ requests }: Load) => Math.round(requests.average);
  return [
    {
      what: `home page, while ${writers} send enquiries (${Math.round(perSecond)} confirmed/s)`,
      measured: `${count(rate(underLoad))} requests/s, alone ${count(rate(alone))}`,
    },
    atLeast("home page, requests/s, while enquiries are sent / alone", share(rate(underLoad), rate(alone)), 0.5),
  ];
}

/** Confirmed enquiries a second compared with bare commits of a row, alternating. */
async function ratesOf(site: ServedSite) {
  using folder = temporaryFolder();
  await sendEnquiries(site, seconds);
  const taken: Enquiries[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round++) {
    bare.push(await messageOf<number>("bare-commits", [folder.path]));
    taken.push(await sendEnquiries(site, seconds));
  }
  return { bare: median(bare), taken: medianBy(taken, ({ perSecond }) => perSecond) };
}

/** Enquiries through HTTP, both posts, each stored before it is answered; also with many enquiries in the store. */
export async function enquiries(): Promise<Row[]> {
  await using site = await serveSite({ env });
  await getAnswer(`${site.url}/readyz`);
  const few = await ratesOf(site);
  const reads = await readsWhileWriting(site);
  fillStore(join(site.dataDir, "store.sqlite"), stored);
  const many = await ratesOf(site);
  const ratio = share(few.taken.perSecond, few.bare);
  return [
    information("bare SQLite commits of one row (WAL, FULL)", Math.round(few.bare), "a second"),
    information(`confirmed enquiries, ${writers} visitors at once`, Math.round(few.taken.perSecond), "a second"),
    atLeast("confirmed enquiries / bare commits", ratio, 0.04),
    information(`a form's post, ${writers} visitors at once, p50`, Math.round(few.taken.p50), "ms"),
    information(`a form's post, ${writers} visitors at once, p99`, Math.round(few.taken.p99), "ms"),
    ...reads,
    information(`confirmed enquiries with ${count(stored)} stored`, Math.round(many.taken.perSecond), "a second"),
    atLeast(
      `confirmed enquiries / bare commits, with ${count(stored)} stored / with few`,
      share(share(many.taken.perSecond, many.bare), ratio),
      0.8,
    ),
  ];
}
