import { redirect } from "react-router";
import { retryAfter } from "#app/cms/http/form-route.server.tsx";
import { sessionOf } from "#app/lib/http/cookies.server.ts";
import { formatWait } from "#app/lib/i18n/format-moment.ts";
import type { Route } from "./+types/my-data-endpoint";
import { dashboardWords } from "./dashboard-words.ts";
import { signedIn } from "./signed-in-member.server.ts";

export const handle = { isPrivate: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const asking = await signedIn(context, sessionOf(request), "en");
  if (!asking) return redirect("/faculty-login");
  const { profiles, member } = asking;
  const allowance = await profiles.allow(member, "download");
  if (!allowance.ok) {
    const { locale } = member.row;
    return new Response(dashboardWords[locale].problems.tooMany(formatWait(allowance.seconds, locale)), {
      status: 429,
      headers: { ...retryAfter(allowance), "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
    });
  }
  return new Response(JSON.stringify(await profiles.download(member), null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="my-data.json"',
      "Cache-Control": "private, no-store",
    },
  });
}
