import { sessionOf } from "#app/http/session-cookie.server.ts";
import { services } from "#app/services/services.server.ts";
import { signedIn } from "../signed-in.server.ts";
import type { Route } from "./+types/upload";

export const handle = { query: ["id"], isPrivate: true };

/** What whoever may not see a file is told, be it another's or none. */
const none = () =>
  new Response("There is no such file.", { status: 404, headers: { "Content-Type": "text/plain; charset=utf-8" } });

/** A member's photo or résumé: for everyone once it is part of an approved profile, before that for its owner alone. */
export async function loader({ request }: Route.LoaderArgs): Promise<Response> {
  const id = new URL(request.url).searchParams.get("id") ?? "";
  const { publications } = await services();
  const asking = await signedIn(sessionOf(request), "en");
  const found = await publications.file(id, asking?.member.uid);
  if (!found) return none();
  const { kind, type, bytes } = found.file;
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": type,
      "Content-Length": String(bytes.length),
      "Content-Disposition": `inline; filename="${kind}.${type === "application/pdf" ? "pdf" : "webp"}"`,
      "Cache-Control": found.isPublic ? "public, max-age=300" : "private, no-store",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
    },
  });
}
