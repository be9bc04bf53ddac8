import { getAnswer } from "../scripts/measure/answer.ts";
import { median } from "../scripts/measure/median.ts";
import type { Load } from "./home-load.ts";
import { processorTime } from "./processor-time.ts";
import { count, type Row } from "./table.ts";

/** A server to load. */
export interface Target {
  url: string;
  /** The process id; the time of its children counts too. */
  id: number;
}

/** A server under load: requests per second, and microseconds of CPU time for each. */
interface Rate {
  perSecond: number;
  processor: number;
}

/** Fails unless both answer with the same bytes and the same number of headers. */
export async function compareAnswers(site: string, other: string): Promise<void> {
  const [a, b] = await Promise.all([getAnswer(site), getAnswer(other)]);
  const sameHeaders = Object.keys(a.headers).length === Object.keys(b.headers).length;
  if (!a.body.equals(b.body) || !sameHeaders) throw new Error(`${other} answers something else than ${site}.`);
}

/** Loads a page for some seconds. */
type Loader = (url: string, seconds: number) => Promise<Load>;

async function rate({ url, id }: Target, seconds: number, load: Loader): Promise<Rate> {
  const before = processorTime(id);
  const { perSecond, total } = await load(url, seconds);
  return { perSecond, processor: ((processorTime(id) - before) / total) * 1e6 };
}

const middle = (rates: Rate[]): Rate => ({
  perSecond: median(rates.map(({ perSecond }) => perSecond)),
  processor: median(rates.map(({ processor }) => processor)),
});

/**
 * Loads servers in turn, three times for some seconds each, so that other activity of the machine affects all of them
 * equally, after warming up every process once. @returns the medians, in the order of the servers
 */
export async function alternate<Targets extends Target[]>(targets: [...Targets], seconds: number, load: Loader) {
  const rates = targets.map((): Rate[] => []);
  for (const target of targets) await rate(target, 2, load);
  for (let round = 0; round < 3; round++)
    for (const [index, target] of targets.entries()) rates[index]?.push(await rate(target, seconds, load));
  return rates.map(middle) as { [Each in keyof Targets]: Rate };
}

/** A row for a rate. */
export const rateRow = (name: string, { perSecond, processor }: Rate): Row => ({
  what: `home page, ${name}`,
  measured: `${count(Math.round(perSecond))} requests/s, ${Math.round(processor)} us processor each`,
});

/** A quotient, to the hundredth. */
export const quotient = (part: number, whole: number) => Math.round((part / whole) * 100) / 100;
