import { readFileSync } from "node:fs";

/** Linux counts CPU time in hundredths of a second. */
const tick = 0.01;

/** Seconds of CPU time that a process has used so far; NaN on other systems than Linux. */
export function processorTime(program: number): number {
  try {
    const [user = "", system = ""] =
      readFileSync(`/proc/${program}/stat`, "utf8").split(") ")[1]?.split(" ").slice(11, 13) ?? [];
    return (Number(user) + Number(system)) * tick;
  } catch {
    return Number.NaN;
  }
}
