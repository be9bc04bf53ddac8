import { join } from "node:path";
import { getAnswer } from "../scripts/measure/answer.ts";
import { median } from "../scripts/measure/median.ts";
import { type ServedSite, serveSite } from "../scripts/measure/served-site.ts";
import { enquirySettings as env, sendEnquiries, writers } from "./enquiry-rate.ts";
import { type Load, loadHome } from "./home-load.ts";
import { fillStore } from "./stored-enquiries.ts";
import { atLeast, count, information, type Row } from "./table.ts";

const rounds = 3;
const seconds = 8;
const warmUp = 4;
const stored = 100_000;

const share = (part: number, whole: number) => Math.round((part / whole) * 1000) / 1000;

/** How many home pages a second are served while others send enquiries, and while nobody does. */
async function readsWhileWriting(site: ServedSite): Promise<Row[]> {
  const alone = await loadHome(site.url, seconds);
  const writing = sendEnquiries(site, seconds + 2);
  const underLoad = await loadHome(site.url, seconds);
  const { perSecond } = await writing;
  const rate = ({ perSecond }: Load) => Math.round(perSecond);
  return [
    {
      what: `home page, while ${writers} send enquiries (${Math.round(perSecond)} confirmed/s)`,
      measured: `${count(rate(underLoad))} requests/s, alone ${count(rate(alone))}`,
    },
    atLeast("home page, requests/s, while enquiries are sent / alone", share(rate(underLoad), rate(alone)), 0.5),
  ];
}

/** Confirmed enquiries a second: the median of the rounds. */
async function rateOf(site: ServedSite): Promise<number> {
  const rates: number[] = [];
  for (let round = 0; round < rounds; round++) rates.push((await sendEnquiries(site, seconds, warmUp)).perSecond);
  return median(rates);
}

/** Enquiries through HTTP, both posts, each stored before it is answered; also with many enquiries in the store. */
export async function enquiries(): Promise<Row[]> {
  await using site = await serveSite({ env });
  await getAnswer(`${site.url}/readyz`);
  const few = await rateOf(site);
  const reads = await readsWhileWriting(site);
  fillStore(join(site.dataDir, "store.sqlite"), stored);
  const many = await rateOf(site);
  return [
    information(`confirmed enquiries, ${writers} visitors at once`, Math.round(few), "a second"),
    ...reads,
    information(`confirmed enquiries with ${count(stored)} stored`, Math.round(many), "a second"),
    atLeast(`confirmed enquiries, with ${count(stored)} stored / with few`, share(many, few), 0.8),
  ];
}
