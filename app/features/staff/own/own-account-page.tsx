import { ProblemNote } from "#app/design/forms/problem-note.tsx";
import { here, wordsAt } from "#app/design/page-context.ts";
import { useSite, useWords } from "#app/design/site.tsx";
import { OfficePage } from "#app/features/staff/frame/office-screen.tsx";
import { officeMeta } from "#app/features/staff/office-meta.ts";
import { staffSessionOf } from "#app/features/staff/staff-of.server.ts";
import { staffServicesContext } from "#app/features/staff/staff-services.server.ts";
import { staffWords } from "#app/features/staff/words.ts";
import type { Route } from "./+types/own-account-page";
import { OwnDevicesPart, PasskeysPart } from "./device-parts.tsx";
import { answerOwn } from "./own-account.action.server.ts";
import { LanguagesPart, OwnPasswordPart } from "./own-parts.tsx";
import { ownWords } from "./own-words.ts";

export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(ownWords, page).title, wordsAt(staffWords, page).office);
export const action = ({ request, context }: Route.ActionArgs) => answerOwn(context, here(request).locale);

export async function loader({ context }: Route.LoaderArgs) {
  const { own, passkeys } = context.get(staffServicesContext);
  const { session, cookie } = staffSessionOf(context);
  const { actor, email } = session;
  const view = await own.view(session, cookie);
  const asked = await passkeys.askForNew({ uid: actor.uid, name: actor.name, email });
  return { ...view, asked, locale: actor.locale, firstLanguage: actor.firstLanguage };
}

export default function OwnAccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const { link } = useSite();
  const words = useWords(ownWords);
  return (
    <OfficePage title={words.title} lead={`${words.email} ${loaderData.email}`}>
      {actionData?.isDone && (
        <p className="note" role="status">
          {words.done}
        </p>
      )}
      {actionData?.errors && (
        <ProblemNote
          id="password"
          problem={{ code: "fields" }}
          errors={actionData.errors}
          labels={{ password: words.password.label }}
        />
      )}
      <div className="office-parts">
        <LanguagesPart account={loaderData} />
        <OwnPasswordPart errors={actionData?.errors} />
        <section className="card office-part">
          <h2>{words.codes.title}</h2>
          <p>{words.codes.lead}</p>
          <p className="actions">
            <a className="button quiet-button" href={link("/office/account/recovery-codes")}>
              {words.codes.another}
            </a>
          </p>
        </section>
        <PasskeysPart account={loaderData} isRefused={actionData?.isPasskeyRefused === true} />
        <OwnDevicesPart devices={loaderData.devices} />
      </div>
      <p className="guide-link">
        <a href={`${link("/office/guide")}#sign-in`}>{words.guide}</a>
      </p>
    </OfficePage>
  );
}
