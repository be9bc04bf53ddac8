import type { RouterContextProvider } from "react-router";
import type { StaffActor } from "#app/platform/actor.ts";
import { fileNamesIn } from "#app/platform/files/file-name.ts";
import { filesContext } from "#app/platform/files/file-services.server.ts";
import { valueAt } from "#app/platform/records/draft.ts";

/** The pictures that are ticked: the people in them agreed to be shown. */
export const tickedIn = (values: Record<string, string>, data: object): string[] =>
  Object.keys(values).flatMap((name) => {
    const picture = name.startsWith("form:agreed:") ? valueAt(data, name.slice(12)) : undefined;
    return typeof picture === "string" && picture ? [picture] : [];
  });

/** Notes the ticked pictures that a record was saved with: until then a tick can be taken back. */
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
