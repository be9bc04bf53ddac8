import { data } from "react-router";
import { filterIn } from "#app/features/inbox/filter.ts";
import { mustConfirm, requireStaff } from "#app/features/staff/index.server.ts";
import { formContext } from "#app/platform/http/visitor.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { columns, fieldOf } from "./columns.ts";
import type { ExportAnswer } from "./export-answer.ts";
import { exportWords } from "./export-words.ts";
import { inboxExportsContext } from "./exports.service.server.ts";
import { formats } from "./file-of.server.ts";

type Context = Parameters<typeof mustConfirm>[0];

/** Only for a person who has confirmed their identity within a quarter of an hour. */
export async function answerExport(context: Context, locale: Locale) {
  requireStaff(context, "inbox");
  const values = context.get(formContext)?.values ?? {};
  const t = exportWords[locale];
  const actor = await mustConfirm(context, () => {
    const names = columns.filter((column) => values[fieldOf(column)]).map((column) => t.names[column]);
    return `${t.prepare}: ${names.join(", ")}`;
  });
  const prepared = await context.get(inboxExportsContext).prepare(actor, {
    filter: filterIn(new URLSearchParams(values.filter ?? "")),
    columns: columns.filter((column) => values[fieldOf(column)]),
    format: formats.find((each) => each === values.format) ?? "xlsx",
    locale,
  });
  const status = prepared.ok ? 200 : prepared.reason === "forbidden" ? 403 : 400;
  return data({ prepared, values } satisfies ExportAnswer, { status, headers: { "Cache-Control": "no-store" } });
}
