import { readdirSync, readFileSync } from "node:fs";

/** Linux counts CPU time in hundredths of a second. */
const tick = 0.01;

/** The processes that a process has started, and that are running; none on other systems than Linux. */
export function childrenOf(program: number): number[] {
  try {
    const threads = readdirSync(`/proc/${program}/task`);
    const read = (thread: string) => readFileSync(`/proc/${program}/task/${thread}/children`, "utf8");
    return threads.flatMap((thread) => read(thread).split(" ").filter(Boolean).map(Number));
  } catch {
    return [];
  }
}

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
