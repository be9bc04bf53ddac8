import { readFileSync } from "node:fs";

/** Linux counts a program's time in hundredths of a second. */
const tick = 0.01;

/** Seconds of processor time that a program has used so far; NaN where the machine is no Linux. */
export function processorTime(program: number): number {
  try {
    const [user = "", system = ""] =
      readFileSync(`/proc/${program}/stat`, "utf8").split(") ")[1]?.split(" ").slice(11, 13) ?? [];
    return (Number(user) + Number(system)) * tick;
  } catch {
    return Number.NaN;
  }
}
