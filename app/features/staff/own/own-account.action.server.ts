import { data } from "react-router";
import { mustConfirm, staffSessionOf } from "#app/features/staff/staff-of.server.ts";
import { staffServicesContext } from "#app/features/staff/staff-services.server.ts";
import { instituteNames } from "#app/platform/content/institute.server.ts";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import type { FieldErrors } from "#app/platform/forms/answer.ts";
import { check } from "#app/platform/forms/check.ts";
import { formContext } from "#app/platform/http/visitor.server.ts";
import { type Locale, locales } from "#app/platform/i18n/locale.ts";
import { newPasswordForm } from "#app/platform/sign-in/password.ts";
import { ownWords } from "./own-words.ts";

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

export async function answerOwn(context: Context, locale: Locale) {
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
