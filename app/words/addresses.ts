import type { Register } from "react-router";

type Path = keyof Register["pages"];

/** The address of a page, without its language, as the route table has it. */
export type PageAddress = Exclude<Path, "/mr" | `/mr/${string}` | `${string}*` | `${string}.${string}`>;
