import { type RouterContextProvider, redirect } from "react-router";
import { disclosureRecords } from "#app/features/disclosure/records.server.ts";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { formContext } from "#app/platform/http/visitor.server.ts";
import { inLocale, type Locale } from "#app/platform/i18n/locale.ts";
import { requirementChecksContext } from "./duty-checks.service.server.ts";

/** @throws Response 303 back to the row */
export async function answerStillRight(context: Readonly<RouterContextProvider>, locale: Locale): Promise<never> {
  const actor = requireStaff(context, "write");
  const { key = "", duty = "" } = context.get(formContext)?.values ?? {};
  const { duties } = context.get(publicRecordsContext).of(disclosureRecords);
  const isThere = duties.some(({ id }) => id === duty);
  const noted = isThere ? await context.get(requirementChecksContext).note({ actor, key, duty }) : undefined;
  const done = noted?.ok ? "saved" : "notSaved";
  throw redirect(`${inLocale("/office/register", locale)}?done=${done}#${done}`, 303);
}
