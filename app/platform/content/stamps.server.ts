import { AsyncLocalStorage } from "node:async_hooks";

/** The stamps of what was read, by name: a kind of records, the directory, the day, or `everything`. */
export type Stamps = Map<string, string>;

/** Where stamps come from: each changes when what is public under its name has changed. */
type StampOf = (name: string) => string;

/** The name under which the search and lists of all pages note that they read everything. */
export const everything = "everything";

const reading = new AsyncLocalStorage<Stamps>();
let stampOf: StampOf = () => "";

/** Sets where stamps come from. */
export function setStampSource(next: StampOf | undefined): void {
  stampOf = next ?? (() => "");
}

/** Notes that what is drawn now depends on something. */
export function noteRead(name: string): void {
  const stamps = reading.getStore();
  if (stamps && !stamps.has(name)) stamps.set(name, stampOf(name));
}

/** Does some work, and collects the stamps of what it read. */
export async function withStamps<Made>(work: () => Promise<Made>): Promise<{ made: Made; stamps: Stamps }> {
  const stamps: Stamps = new Map();
  return { made: await reading.run(stamps, work), stamps };
}

/** Whether all that was read is as it was. */
export function areCurrent(stamps: Stamps): boolean {
  for (const [name, stamp] of stamps) if (stampOf(name) !== stamp) return false;
  return true;
}
