import { data, redirect } from "react-router";
import { familyIn } from "#app/features/fees/index.ts";
import type { Addition } from "#app/features/inbox/changes/additions.service.server.ts";
import { inboxContext } from "#app/features/inbox/inbox.server.ts";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { guardianDetails, noDetails } from "#app/features/submissions/index.ts";
import { check } from "#app/platform/forms/check.ts";
import { formContext } from "#app/platform/http/visitor.server.ts";
import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";
import type { NewAnswer } from "./new-answer.ts";
import { newForm } from "./new-form.ts";

type Context = Parameters<typeof requireStaff>[0];

const refused = (answer: NewAnswer, status = 400) => data(answer, { status, headers: { "Cache-Control": "no-store" } });

/** Empty if another day was chosen but not filled in; undefined for none. */
const dayIn = ({ due, dueOn = "" }: Record<string, string>) => (due === "other" ? dueOn.trim() : due || undefined);

export async function answerNew(context: Context, locale: Locale) {
  const actor = requireStaff(context, "inbox");
  const values = context.get(formContext)?.values ?? {};
  const checked = check(newForm, values);
  if (!checked.ok) return refused({ values, problem: "fields", errors: checked.errors });
  const { fullName, phone, hscPercentage = null, locale: spoken, ...more } = checked.fields;
  const { subjects, source, sourceDetail, note } = more;
  const addition: Addition = {
    actor,
    key: values.key ?? "",
    kind: "enquiry",
    locale: spoken,
    source,
    sourceDetail,
    note,
    subjects,
    category: familyIn(new URLSearchParams(values)).category,
    details: { ...noDetails, name: fullName, phone, hscPercentage, ...guardianDetails(more) },
    hasConsent: values.consent === "1",
    hasGuardianConsent: values.intent === "guardianAgreed",
    dueOn: dayIn(values),
  };
  const outcome = await context.get(inboxContext).add(addition);
  if (!outcome.ok) return refused({ values, problem: outcome.reason });
  throw redirect(`${inLocale(`/office/inbox/${outcome.reference}`, locale)}?done=add#content`, 303);
}
