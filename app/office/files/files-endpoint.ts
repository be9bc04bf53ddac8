import { filesContext } from "#app/cms/files/files.server.ts";
import { isSettingUp, siteSetUpContext } from "#app/office/set-up/set-up.server.ts";
import { staffOf } from "#app/people/staff/gate.server.ts";
import { may } from "#app/people/staff/roles.ts";
import type { Route } from "./+types/files-endpoint";

/** Only for development: in production, handler.server.ts serves these files before the routes. */
export const handle = { isPrivate: true, exists: () => false };

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const mayWrite = async () => {
    const actor = await staffOf(request, context);
    return actor ? may(actor, "write") : isSettingUp(request, context.get(siteSetUpContext));
  };
  const found = await context.get(filesContext).stored(new URL(request.url).pathname, mayWrite);
  if (!found) return new Response("There is no such file.", { status: 404 });
  const { body, headers } = found.versions.identity;
  return new Response(new Uint8Array(body), { headers: headers as Record<string, string> });
}
