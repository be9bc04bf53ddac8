import { data, redirect } from "react-router";
import { NotFound } from "#app/design/not-found.tsx";
import { here, notFoundMeta, pageMeta, wordsAt } from "#app/design/page-context.ts";
import { pageStyles } from "#app/design/page-styles.ts";
import { Prose } from "#app/design/prose.tsx";
import { useSite } from "#app/design/site.tsx";
import styles from "#app/design/styles/faculty.css?url";
import { accountsContext } from "#app/features/accounts/account-services.server.ts";
import { accountWords } from "#app/features/accounts/words.ts";
import { formRoute } from "#app/platform/forms/form-route.server.tsx";
import { sessionOf } from "#app/platform/http/session-cookie.server.ts";
import { answeredContext } from "#app/platform/http/visitor.server.ts";
import { inLocale } from "#app/platform/i18n/locale.ts";
import { settings } from "#app/settings.server.ts";
import type { Route } from "./+types/sign-in-page";
import { answerLogin } from "./login.action.server.ts";
import { LoginScreen } from "./login-screen.tsx";
import { loginAtProof, loginAtTicket, loginResponder, modeOf } from "./sign-in.action.server.ts";

const form = formRoute(answerLogin, LoginScreen, loginResponder);

export const handle = {
  query: ["mode", "token", "ticket", "proof"],
  isPrivate: true,
  lane: modeOf,
  fragment: form.fragment,
};
export const { action, headers } = form;
export const links = pageStyles(styles);

export const meta: Route.MetaFunction = (page) => {
  const { registerTitle, forgotTitle, confirm } = wordsAt(accountWords, page);
  const mode = page.loaderData?.mode;
  if (page.loaderData && "proof" in page.loaderData) return pageMeta(page, { title: confirm.title });
  if (mode === "register") return pageMeta(page, { title: registerTitle });
  if (mode === "forgot") return pageMeta(page, { title: forgotTitle });
  return page.loaderData ? pageMeta(page) : notFoundMeta(page);
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { locale, query } = here(request);
  const mode = modeOf(query);
  if (mode === undefined) return data(null, { status: 404 });
  const services = context.get(accountsContext);
  if (!services.isReady || context.get(answeredContext)) return data({ mode, values: {} });
  const session = sessionOf(request);
  const member = await services.accounts.memberOf(session, locale);
  const proof = query.get("proof");
  if (proof) {
    const screen = await loginAtProof(services, proof, session);
    if (screen.proof || !member) return data(screen);
  }
  if (member && mode !== "forgot") throw redirect(inLocale("/faculty/dashboard", locale));
  const ownToken = query.get("token") ?? "";
  const token = ownToken || settings.initialToken;
  if (token && !member) {
    if (await services.signIns.isTokenGood(token)) return data({ mode, values: {}, token: ownToken });
    if (ownToken) return data({ mode, values: {}, result: { isGood: false, code: "badToken" } as const });
  }
  return data(await loginAtTicket(services, mode, query.get("ticket") ?? ""));
}

export default function FacultyLogin({ loaderData, actionData }: Route.ComponentProps) {
  const { pages } = useSite();
  if (loaderData === null) return <NotFound />;
  return (
    <main id="content" className="wrap page login">
      <LoginScreen answer={actionData ?? loaderData} />
      <Prose blocks={pages.text("/faculty-login").blocks} />
    </main>
  );
}
