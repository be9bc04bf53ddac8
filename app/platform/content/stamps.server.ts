import { AsyncLocalStorage } from "node:async_hooks";
import { hash } from "node:crypto";

/** What was read: how it was then, and how it is now. */
export interface Read {
  stamp: string;
  now: () => string;
}

/** All that was read, by name: a kind of records, the directory, the day, `everything`, or an answer made from them. */
export type Stamps = Map<string, Read>;

/** Where stamps come from: each changes when what is public under its name has changed. */
type StampOf = (name: string) => string;

/** The name under which the search notes that it reads everything. */
export const everything = "everything";

const reading = new AsyncLocalStorage<{ stamps: Stamps; isAnswer: boolean }>();
let stampOf: StampOf = () => "";

/** Sets where stamps come from. */
export function setStampSource(next: StampOf | undefined): void {
  stampOf = next ?? (() => "");
}

/** Notes that what is drawn now depends on something. */
export function noteRead(name: string): void {
  const stamps = reading.getStore()?.stamps;
  if (stamps && !stamps.has(name)) stamps.set(name, { stamp: stampOf(name), now: () => stampOf(name) });
}

const digests = new WeakMap<object, string>();

/** A text that is the same for the same data. What is kept in memory is digested once: no answer is ever changed. */
function digestOf(answer: unknown): string {
  const known = typeof answer === "object" && answer !== null ? digests.get(answer) : undefined;
  if (known !== undefined) return known;
  const digest = hash("sha256", JSON.stringify(answer) ?? "");
  if (typeof answer === "object" && answer !== null) digests.set(answer, digest);
  return digest;
}

function collect<Answer>(ask: () => Answer): { answer: Answer; from: Stamps } {
  const from: Stamps = new Map();
  return { answer: reading.run({ stamps: from, isAnswer: true }, ask), from };
}

/**
 * Asks, and notes the answer in place of what it was made from: what is drawn now is drawn again only when the answer is
 * another, however much changed of what it was made from. An answer is plain data, and questions of one name are the same.
 */
export function noteAnswer<Answer>(name: string, ask: () => Answer): Answer {
  const store = reading.getStore();
  if (!store || store.isAnswer) return ask();
  const first = collect(ask);
  if (store.stamps.has(name)) return first.answer;
  const stamp = digestOf(first.answer);
  let [from, latest] = [first.from, stamp];
  const now = () => {
    if (areCurrent(from)) return latest;
    const again = collect(ask);
    from = again.from;
    latest = digestOf(again.answer);
    return latest;
  };
  store.stamps.set(name, { stamp, now });
  return first.answer;
}

const hasFields = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A record of which each field is noted when it is read, since every page shows some of it and few show all. */
function noted(name: string, ask: () => object | undefined): object {
  return new Proxy(collect(ask).answer ?? {}, {
    get(record, key) {
      const value = Reflect.get(record, key);
      if (typeof key === "symbol") return value;
      const field = () => (ask() as Record<string, unknown> | undefined)?.[key];
      return hasFields(value)
        ? noted(`${name}.${key}`, field as () => object | undefined)
        : noteAnswer(`${name}.${key}`, field);
    },
  });
}

/** Asks for a list, which is noted as an answer, or for a single record, of which each field is noted that is read. */
export function noteRecords<Records>(name: string, ask: () => Records): Records {
  const store = reading.getStore();
  if (!store || store.isAnswer) return ask();
  return hasFields(collect(ask).answer) ? (noted(name, ask as () => object) as Records) : noteAnswer(name, ask);
}

/** Does some work, and collects the stamps of what it read. */
export async function withStamps<Made>(work: () => Promise<Made>): Promise<{ made: Made; stamps: Stamps }> {
  const stamps: Stamps = new Map();
  return { made: await reading.run({ stamps, isAnswer: false }, work), stamps };
}

/** Whether all that was read is as it was. */
export function areCurrent(stamps: Stamps): boolean {
  for (const { stamp, now } of stamps.values()) if (now() !== stamp) return false;
  return true;
}
