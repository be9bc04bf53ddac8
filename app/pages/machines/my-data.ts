import { redirect } from "react-router";
import { sessionOf } from "#app/http/session-cookie.server.ts";
import { signedIn } from "../signed-in.server.ts";
import type { Route } from "./+types/my-data";

export const handle = { isPrivate: true };

/** All that is kept of whoever is signed in, as a file for them. */
export async function loader({ request }: Route.LoaderArgs) {
  const asking = await signedIn(sessionOf(request), "en");
  if (!asking) return redirect("/faculty-login");
  return new Response(JSON.stringify(await asking.faculty.profiles.download(asking.member), null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="my-data.json"',
      "Cache-Control": "private, no-store",
    },
  });
}
