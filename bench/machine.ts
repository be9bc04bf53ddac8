import { existsSync, readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import type { Row } from "./table.ts";

/** The load of the machine: times measured on a busy machine say little about the site. */
export const machineLoad = (): Row => ({
  what: "machine, before",
  measured: `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`,
});

/** Where Linux counts the times of its processors (proc_stat(5)). */
const counters = "/proc/stat";

/** The times of all processors together, by use; the last is the time taken by the host ("steal"). */
const times = () => (readFileSync(counters, "utf8").split("\n")[0] ?? "").split(/\s+/).slice(1, 9).map(Number);

/**
 * Measures from now on how much processor time the host of a virtual machine takes for others, which affects the times.
 * @returns a function that gives the row; no row on systems other than Linux.
 */
export function watchHost(): () => Row[] {
  if (!existsSync(counters)) return () => [];
  const before = times();
  return () => {
    const spent = times().map((time, index) => time - (before[index] ?? 0));
    const share = (spent.at(-1) ?? 0) / spent.reduce((sum, time) => sum + time, 0);
    return [{ what: "machine, taken by its host", measured: `${(share * 100).toFixed(1)} % of the processors` }];
  };
}
