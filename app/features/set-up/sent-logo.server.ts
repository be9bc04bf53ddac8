import type { RouterContextProvider } from "react-router";
import { filesContext } from "#app/platform/files/file-services.server.ts";
import type { OfficeFileRefusal } from "#app/platform/files/files.ts";
import { formContext } from "#app/platform/http/visitor.server.ts";
import type { LogoRefusal } from "./set-up-view.ts";

/** The actor before anybody has an account; like a command, the page's address is the name in both languages. */
const duringSetUp = { uid: "set-up", name: "/setup", role: "principal" } as const;

/** A PDF gets the message for a file that is not a picture. */
const reasons: Record<OfficeFileRefusal | "tooMany", LogoRefusal> = {
  ...{
    fileKind: "fileKind",
    fileHeic: "fileHeic",
    filePages: "fileKind",
    fileLocked: "fileKind",
    fileActive: "fileKind",
  },
  ...{ fileLarge: "fileLarge", filesFull: "fileLarge", filePixels: "fileBroken", fileBroken: "fileBroken" },
  tooMany: "tooMany",
};
const statuses: Record<LogoRefusal, number> = {
  ...{ fileKind: 415, fileHeic: 415, fileLarge: 413, fileBroken: 400, tooMany: 429 },
};
const refusedLogo = (reason: LogoRefusal) => ({ ok: false as const, reason, status: statuses[reason] });

/** The picture that was sent and is now among the site's files, none if it is to be removed, or the one from before. */
export async function uploadedLogo(context: Readonly<RouterContextProvider>, before: string | undefined) {
  const { files, values = {} } = context.get(formContext) ?? {};
  const sent = files?.logo;
  if (!sent) return { ok: true as const, name: values.removeLogo ? undefined : before };
  const bytes = new Uint8Array(await sent.arrayBuffer());
  const added = await context.get(filesContext).files.add({ bytes, name: sent.name, actor: duringSetUp });
  if (!added.ok) return refusedLogo(reasons[added.reason]);
  return added.file.type === "image" ? { ok: true as const, name: added.file.name } : refusedLogo("fileKind");
}
