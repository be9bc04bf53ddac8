import { readFileSync } from "node:fs";
import { childrenOf } from "../scripts/measure/children.ts";

/** Linux counts CPU time in hundredths of a second. */
const tick = 0.01;

function ownTime(program: number): number {
  try {
    const [user = "", system = ""] =
      readFileSync(`/proc/${program}/stat`, "utf8").split(") ")[1]?.split(" ").slice(11, 13) ?? [];
    return (Number(user) + Number(system)) * tick;
  } catch {
    return Number.NaN;
  }
}

const familyOf = (program: number): number[] => [program, ...childrenOf(program).flatMap(familyOf)];

/** Seconds of CPU time that a process and those it started have used so far; NaN on other systems than Linux. */
export const processorTime = (program: number): number =>
  familyOf(program).reduce((sum, each) => sum + ownTime(each), 0);
