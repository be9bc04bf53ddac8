import type { OffReason } from "#app/platform/db/record-tables.ts";
import type { EditionWrite, Published, Refusal } from "#app/platform/records/outcomes.ts";
import type { Records } from "#app/platform/records/records.service.server.ts";
import type { Choices } from "./record-view.ts";

/** The buttons that change what the public sees. */
export const publicVerbs: ReadonlySet<string> = new Set(["publish", "schedule", "takeOff", "putBack", "undo"]);

const reasons: Record<OffReason, true> = { mistake: true, replaced: true, ended: true };
const isReason = (why: string): why is OffReason => Object.hasOwn(reasons, why);

/** Changes what is public without publishing the draft; undefined for a button that does not. */
export async function changeEdition(
  records: Pick<Records, "undo" | "putBack" | "takeOff">,
  { verb, of }: { verb: string; of: string },
  { why, replacedBy }: Choices,
  write: EditionWrite,
): Promise<Published | Refusal | undefined> {
  if (verb === "undo") return records.undo({ ...write, edition: of });
  if (verb === "putBack") return records.putBack(write);
  if (verb !== "takeOff") return undefined;
  return isReason(why) ? records.takeOff({ ...write, why, replacedBy }) : { ok: false, reason: "why" };
}
