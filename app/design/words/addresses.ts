import type { Register } from "react-router";

type Path = keyof Register["pages"];

/** What machines and developers ask for; no page of the site. */
type Tool = "/healthz" | "/readyz" | "/mailbox" | "/uploads" | "/my-data";

/** The office has a frame of its own, and no page of it is in a list of the site's. */
type Office = "/office" | `/office/${string}`;

/** The address of a page, without its language, as the route table has it; none of those with a parameter. */
export type PageAddress = Exclude<
  Path,
  "/mr" | `/mr/${string}` | `${string}*` | `${string}:${string}` | `${string}.${string}` | Tool | Office
>;
