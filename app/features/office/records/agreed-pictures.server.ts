import type { RouterContextProvider } from "react-router";
import type { StaffActor } from "#app/platform/actor.ts";
import { fileNamesIn } from "#app/platform/files/file-name.ts";
import { filesContext } from "#app/platform/files/file-services.server.ts";
import { valueAt } from "#app/platform/records/draft.ts";

/** The pictures whose consent is ticked. */
export const tickedIn = (values: Record<string, string>, data: object): string[] =>
  Object.keys(values).flatMap((name) => {
    const picture = name.startsWith("form:agreed:") ? valueAt(data, name.slice(12)) : undefined;
    return typeof picture === "string" && picture ? [picture] : [];
  });

/** Records the ticked consents when a record is saved; until then, a tick can be undone. */
export async function noteAgreed(
  context: Readonly<RouterContextProvider>,
  actor: StaffActor,
  ticked: string[],
  data: object,
): Promise<void> {
  const pictures = fileNamesIn(JSON.stringify(data));
  for (const picture of ticked.filter((each) => pictures.includes(each)))
    await context.get(filesContext).files.agree(picture, actor);
}
