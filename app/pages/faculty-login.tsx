import { pageText } from "#app/content/page-texts.ts";
import { FacultyLoginForm, type LoginMode } from "#app/ui/faculty-login-form.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { Route } from "./+types/faculty-login";
import { here, pageMeta } from "./here.ts";
import { notOpen } from "./not-open.server.ts";

export const handle = { query: ["mode"] };

/** What stands here will be different for whoever is signed in. */
export const headers = () => ({ "Cache-Control": "no-store" });

export const meta: Route.MetaFunction = (page) => pageMeta(page);
export const action = notOpen;

const modes: LoginMode[] = ["password", "otp", "register"];

/** The mode the address asks for; `/faculty-login?mode=otp`. */
export function loader({ request }: Route.LoaderArgs): LoginMode {
  const asked = here(request).query.get("mode");
  return modes.find((mode) => mode === asked) ?? "password";
}

/** Logging in and registering, for faculty. */
export default function FacultyLogin({ loaderData: mode, actionData }: Route.ComponentProps) {
  const { address, locale } = useSite();
  return (
    <main id="content" className="wrap page login">
      <FacultyLoginForm mode={mode} isNotOpen={actionData?.isNotOpen ?? false} />
      <Prose words={pageText(address, locale).Words} />
    </main>
  );
}
