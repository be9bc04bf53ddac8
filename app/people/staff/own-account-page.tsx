import { data } from "react-router";
import { instituteNames } from "#app/cms/content/institute.server.ts";
import { publicRecordsContext } from "#app/cms/content/public-records.server.ts";
import { check, type FieldErrors } from "#app/lib/forms/form-answer.ts";
import { formContext } from "#app/lib/http/visitor.server.ts";
import { formatMoment } from "#app/lib/i18n/format-moment.ts";
import { type Locale, localeNames, locales } from "#app/lib/i18n/locale.ts";
import { type Device, deviceName } from "#app/lib/sign-in/device.ts";
import { newPasswordForm } from "#app/lib/sign-in/password.ts";
import { Field, FormContext } from "#app/ui/forms/field.tsx";
import { PersonField, PostForm } from "#app/ui/forms/post-form.tsx";
import { ProblemNote } from "#app/ui/forms/problem-note.tsx";
import { here, wordsAt } from "#app/ui/page-context.ts";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/own-account-page";
import { mustConfirm, staffSessionOf } from "./gate.server.ts";
import { Choice, OfficePage, officeMeta } from "./office-screen.tsx";
import { ownWords } from "./own-words.ts";
import { gateControls } from "./staff-forms.ts";
import { staffServicesContext } from "./staff-services.server.ts";
import { staffWords } from "./staff-words.ts";

interface Keys {
  hasApp: boolean;
  devices: Device[];
  passkeys: { id: string; name: string; createdAt: number }[];
  asked: { options: string; challenge: string };
}

function PasskeysPart({ account, isRefused }: { account: Keys; isRefused: boolean }) {
  const { entry, link, locale } = useSite();
  const { passkeys, devices } = useWords(ownWords);
  const action = link("/office/account");
  const device = deviceName(account.devices.find(({ isThis }) => isThis)?.userAgent ?? "", devices);
  return (
    <section className="card office-part">
      <h2>{passkeys.title}</h2>
      <p>{passkeys.lead}</p>
      {isRefused && (
        <p className="note alert" role="alert">
          {passkeys.refused}
        </p>
      )}
      {account.passkeys.length === 0 && <p className="quiet">{passkeys.none}</p>}
      <ul className="office-list">
        {account.passkeys.map(({ id, name, createdAt }) => (
          <li key={id}>
            <strong>{name}</strong> <span className="quiet">{passkeys.added(formatMoment(createdAt, locale))}</span>
            {(account.hasApp || account.passkeys.length > 1) && (
              <PostForm
                id={`passkey-${id}`}
                action={action}
                hidden={{ do: "removePasskey", id }}
                button={{ label: passkeys.remove }}
                variant="quiet-button"
              />
            )}
          </li>
        ))}
      </ul>
      <form method="post" action={action} noValidate hidden data-passkey="create" data-options={account.asked.options}>
        <PersonField />
        <input type="hidden" name="do" value="addPasskey" />
        <input type="hidden" name="challenge" value={account.asked.challenge} />
        <input type="hidden" name="passkey" />
        <FormContext value={{ id: "newPasskey", values: { device }, errors: undefined }}>
          <Field name="device" label={passkeys.name} maxLength={60} autoComplete="off" required />
        </FormContext>
        <p>
          <button type="submit" className="button quiet-button">
            {passkeys.add}
          </button>
        </p>
        <script type="module" src={entry} />
      </form>
    </section>
  );
}

function OwnDevicesPart({ devices }: { devices: Device[] }) {
  const { link, locale } = useSite();
  const { devices: words } = useWords(ownWords);
  const form = { action: link("/office/account"), variant: "quiet-button" } as const;
  return (
    <section className="card office-part">
      <h2>{words.title}</h2>
      <ul className="office-list">
        {devices.map(({ id, userAgent, seenAt, isThis }) => (
          <li key={id}>
            <strong>{deviceName(userAgent, words)}</strong> {isThis && `(${words.isThis})`}{" "}
            <span className="quiet">{words.seen(formatMoment(seenAt, locale))}</span>
            {!isThis && (
              <PostForm
                {...form}
                id={`device-${id}`}
                hidden={{ do: "signOutDevice", device: id }}
                button={{ label: words.signOut }}
              />
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <PostForm {...form} id="others" hidden={{ do: "signOutOthers" }} button={{ label: words.others }} />
      )}
    </section>
  );
}

interface OwnAnswer {
  isDone: boolean;
  errors?: FieldErrors;
  isPasskeyRefused?: boolean;
}

type Context = Parameters<typeof staffSessionOf>[0];

const localeOf = (typed: string | undefined) => locales.find((each) => each === typed) ?? "mr";
const refused = (answer: Omit<OwnAnswer, "isDone">) => data<OwnAnswer>({ isDone: false, ...answer }, { status: 400 });
const done = () => data<OwnAnswer>({ isDone: true });
const longestName = 60;

async function answerOwn(context: Context, locale: Locale) {
  const { own, sessions } = context.get(staffServicesContext);
  const { session, cookie } = staffSessionOf(context);
  const values = context.get(formContext)?.values ?? {};
  if (values.do === "languages") {
    await own.setLanguages(session, { locale: localeOf(values.locale), firstLanguage: localeOf(values.firstLanguage) });
    return done();
  }
  if (values.do === "signOutDevice") {
    await sessions.end(cookie, values.device);
    return done();
  }
  const words = ownWords[locale];
  const labels: Record<string, string> = {
    password: words.password.save,
    addPasskey: words.passkeys.add,
    removePasskey: words.passkeys.remove,
    signOutOthers: words.devices.others,
  };
  const about = () => [session.actor.name, session.email, ...instituteNames(context.get(publicRecordsContext))];
  const checked = values.do === "password" ? check(newPasswordForm(about()), values) : undefined;
  if (checked?.ok === false) return refused({ errors: checked.errors });
  await mustConfirm(context, () => labels[values.do ?? ""] ?? words.title);
  if (checked?.ok) await own.setPassword(session, checked.fields.password);
  if (values.do === "addPasskey") {
    const { passkey = "", challenge = "" } = values;
    const device = (values.device ?? "").trim().slice(0, longestName) || "?";
    if (!(await own.addPasskey(session, { passkey, challenge, name: device })))
      return refused({ isPasskeyRefused: true });
  }
  if (values.do === "removePasskey") await own.removePasskey(session, values.id ?? "");
  if (values.do === "signOutOthers") await own.signOutOthers(session);
  return done();
}

function LanguagesPart({ account }: { account: { locale: Locale; firstLanguage: Locale } }) {
  const { link } = useSite();
  const { languages } = useWords(ownWords);
  return (
    <section className="card office-part">
      <h2>{languages.title}</h2>
      <PostForm
        id="languages"
        action={link("/office/account")}
        hidden={{ do: "languages" }}
        button={{ label: languages.save }}
        variant="quiet-button"
      >
        <Choice name="firstLanguage" label={languages.first} options={localeNames} value={account.firstLanguage} />
        <Choice name="locale" label={languages.locale} options={localeNames} value={account.locale} />
      </PostForm>
    </section>
  );
}

function OwnPasswordPart({ errors }: { errors: FieldErrors | undefined }) {
  const { link } = useSite();
  const { password } = useWords(ownWords);
  const { signIn } = useWords(staffWords);
  return (
    <section className="card office-part">
      <h2>{password.title}</h2>
      <PostForm
        id="password"
        action={link("/office/account")}
        errors={errors}
        hidden={{ do: "password" }}
        button={{ label: password.save }}
        variant="quiet-button"
      >
        <Field {...gateControls.newPassword} label={password.label} hint={signIn.passwordHint} />
      </PostForm>
    </section>
  );
}

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
