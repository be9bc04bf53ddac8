import { medianBy } from "../scripts/measure/median.ts";
import { serveSite } from "../scripts/measure/served-site.ts";
import { type Enquiries, enquirySettings, sendEnquiries, writers } from "./enquiry-rate.ts";
import type { MeasuredPostgres } from "./postgres.ts";
import { atMost, information, type Row } from "./table.ts";

const rounds = 5;
/** Seconds until V8 has compiled the code for forms; until then each form takes more processor time. */
const warmUp = 16;
const seconds = 6;
/** The longest time for posting a form, in milliseconds. */
const slowest = 300;

/**
 * Confirmed enquiries a second, and the time of a form's post, by each store and by one and two processes, in turn.
 * Each turn has an empty store, so that none sends the mails of the turn before.
 */
export async function enquiryEngines(postgres: MeasuredPostgres): Promise<Row[]> {
  const engines = [
    { name: "SQLite", settings: async () => ({}), taken: [] as Enquiries[] },
    { name: "PostgreSQL, 1 process", settings: () => postgres.newSite(1), taken: [] as Enquiries[] },
    { name: "PostgreSQL, 2 processes", settings: () => postgres.newSite(2), taken: [] as Enquiries[] },
  ];
  for (let round = 0; round < rounds; round++)
    for (const { settings, taken } of engines) {
      await using site = await serveSite({ env: { ...enquirySettings, ...(await settings()) } });
      taken.push(await sendEnquiries(site, seconds, warmUp));
    }
  return engines.flatMap(({ name, taken }) => {
    const { perSecond, p50 } = medianBy(taken, (each) => each.perSecond);
    const { p99 } = medianBy(taken, (each) => each.p99);
    return [
      information(`confirmed enquiries, ${writers} visitors at once, ${name}`, Math.round(perSecond), "a second"),
      information(`a form's post, ${writers} visitors at once, p50, ${name}`, Math.round(p50), "ms"),
      atMost(`a form's post, ${writers} visitors at once, p99, ${name}`, Math.round(p99), slowest, "ms"),
    ];
  });
}
