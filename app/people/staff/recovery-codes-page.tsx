import { formatNumber } from "#app/lib/i18n/format.ts";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { here, wordsAt } from "#app/ui/page-context.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/recovery-codes-page";
import { mustConfirm, staffSessionOf } from "./gate.server.ts";
import { OfficePage, officeMeta } from "./office-screen.tsx";
import { ownWords } from "./own-words.ts";
import { staffServicesContext } from "./staff-services.server.ts";
import { staffWords } from "./staff-words.ts";

export const handle = { isPrivate: true, isShownOnce: true };
export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(ownWords, page).codes.title, wordsAt(staffWords, page).office);

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = staffSessionOf(context).session;
  return context.get(staffServicesContext).secondSteps.standing(actor.uid);
}

export async function action({ request, context }: Route.ActionArgs) {
  await mustConfirm(context, () => ownWords[here(request).locale].codes.another);
  const { session } = staffSessionOf(context);
  return { codes: await context.get(staffServicesContext).own.newRecoveryCodes(session) };
}

export default function RecoveryCodes({ loaderData, actionData }: Route.ComponentProps) {
  const { link, locale } = useSite();
  const { codes: words } = useWords(ownWords);
  const { codesLeft } = loaderData;
  if (!actionData)
    return (
      <OfficePage title={words.title} lead={words.lead}>
        <p>{codesLeft > 0 ? words.left(formatNumber(codesLeft, locale)) : words.none}</p>
        <PostForm
          id="codes"
          action={link("/office/account/recovery-codes")}
          button={{ label: codesLeft > 0 ? words.another : words.show }}
        />
      </OfficePage>
    );
  return (
    <OfficePage title={words.title} lead={words.once}>
      <ul className="office-codes" translate="no">
        {actionData.codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>{words.keep}</p>
      <p className="actions">
        <a className="button" href={link("/office")}>
          {words.kept}
        </a>
      </p>
    </OfficePage>
  );
}
