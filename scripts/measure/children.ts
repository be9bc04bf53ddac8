import { readdirSync, readFileSync } from "node:fs";

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
