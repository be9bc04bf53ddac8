import type { RouterContextProvider } from "react-router";
import type { StaffActor } from "#app/platform/actor.ts";
import { fileNamesIn } from "#app/platform/files/file-name.ts";
import { filesContext } from "#app/platform/files/file-services.server.ts";
import { valueAt } from "#app/platform/records/draft.ts";

export const tickedPictures = (values: Record<string, string>, data: object): string[] =>
  Object.keys(values).flatMap((name) => {
    // Without a path, the consent is for all pictures of the form.
    const of = name.startsWith("form:agreed:") ? valueAt(data, name.slice(12)) : undefined;
    if (typeof of === "object") return fileNamesIn(JSON.stringify(of));
    return typeof of === "string" && of ? [of] : [];
  });

/** Called when the record is saved; until then, a tick can be undone. */
export async function recordConsents(
  context: Readonly<RouterContextProvider>,
  actor: StaffActor,
  ticked: string[],
  data: object,
): Promise<void> {
  const pictures = fileNamesIn(JSON.stringify(data));
  for (const picture of ticked.filter((each) => pictures.includes(each)))
    await context.get(filesContext).files.agree(picture, actor);
}
