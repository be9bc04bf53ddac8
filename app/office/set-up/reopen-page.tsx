import { data, redirect } from "react-router";
import { kindsContext } from "#app/cms/records/kind-files.server.ts";
import { setUpCookie } from "#app/lib/http/cookies.server.ts";
import { inLocale } from "#app/lib/i18n/locale.ts";
import { mustConfirm, requireStaff } from "#app/people/staff/gate.server.ts";
import { OfficePage, officeMeta } from "#app/people/staff/office-screen.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { here, wordsAt } from "#app/ui/page-context.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/reopen-page";
import { inWords, setUpAddress } from "./questions.ts";
import { siteSetUpContext } from "./set-up.server.ts";
import { siteSetUpWords } from "./set-up-words.ts";
import { LostDrafts } from "./summary.tsx";

export const handle = { isPrivate: true };
export const meta: Route.MetaFunction = (page) => {
  const { again, office } = wordsAt(siteSetUpWords, page);
  return officeMeta(again, office);
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = requireStaff(context, "decide");
  const reopening = await context.get(siteSetUpContext).reopening(actor);
  if (!reopening) return { isOver: true, isFinished: true, drafts: [] };
  const drafts = inWords(reopening.drafts, context.get(kindsContext), here(request).locale);
  return { isOver: false, ...reopening, drafts };
}

/** Only for a principal who has just proven who they are. */
export async function action({ request, context }: Route.ActionArgs) {
  const { locale } = here(request);
  requireStaff(context, "decide");
  const actor = await mustConfirm(context, () => siteSetUpWords[locale].again);
  const token = await context.get(siteSetUpContext).reopen(actor);
  if (token === undefined) return data(null, { status: 409 });
  const headers = { "Set-Cookie": setUpCookie(token) };
  return redirect(inLocale(setUpAddress(), locale), { status: 303, headers });
}

export default function ReopenPage({ loaderData: { isOver, isFinished, drafts } }: Route.ComponentProps) {
  const { link } = useSite();
  const words = useWords(siteSetUpWords);
  if (isOver)
    return (
      <OfficePage title={words.again} lead={words.againOver}>
        <p className="actions">
          <a className="button" href={link("/office/records")}>
            {words.openRecords}
          </a>
        </p>
      </OfficePage>
    );
  return (
    <OfficePage title={words.again} lead={isFinished ? words.againLead : words.againBegun}>
      {isFinished && <LostDrafts drafts={drafts} />}
      <PostForm
        id="set-up-again"
        action={link("/office/set-up")}
        variant={isFinished ? "erase-button" : "quiet-button"}
        button={{ label: isFinished ? words.again : words.goOn }}
      />
    </OfficePage>
  );
}
