import { data } from "react-router";
import { pageText } from "#app/content/page-texts.ts";
import { FacultyLoginForm, type LoginMode } from "#app/ui/faculty-login-form.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { useSite } from "#app/ui/site.tsx";
import type { Route } from "./+types/faculty-login";
import { here, notFoundMeta, pageMeta, wordsAt } from "./here.ts";
import NotFound from "./not-found.tsx";
import { notOpen } from "./not-open.server.ts";

export const handle = { query: ["mode"] };

export const meta: Route.MetaFunction = (page) => {
  if (page.loaderData === "register") return pageMeta(page, { title: wordsAt(page).login.registerTitle });
  return page.loaderData ? pageMeta(page) : notFoundMeta(page);
};
export const action = notOpen;

const modes: LoginMode[] = ["password", "otp", "register"];

/** The mode the address asks for; `/faculty-login?mode=otp`. */
export function loader({ request }: Route.LoaderArgs) {
  const asked = here(request).query.get("mode") ?? "password";
  const mode = modes.find((each) => each === asked);
  return mode ? data(mode) : data(null, { status: 404 });
}

/** Logging in and registering, for faculty. */
export default function FacultyLogin({ loaderData: mode, actionData }: Route.ComponentProps) {
  const { locale } = useSite();
  if (mode === null) return <NotFound />;
  return (
    <main id="content" className="wrap page login">
      <FacultyLoginForm mode={mode} sent={actionData?.values} />
      <Prose words={pageText("/faculty-login", locale).Words} />
    </main>
  );
}
