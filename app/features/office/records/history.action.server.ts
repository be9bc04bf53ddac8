import { redirect } from "react-router";
import { askAgain, requireStaff } from "#app/features/staff/index.server.ts";
import type { Responder, SentForm } from "#app/platform/forms/form-route.server.tsx";
import { parseWholeNumber } from "#app/platform/forms/whole-number.ts";
import { formatDigits } from "#app/platform/i18n/format.ts";
import { inLocale } from "#app/platform/i18n/locale.ts";
import { recordsContext } from "#app/platform/records/records.service.server.ts";
import { recordAddressOf } from "./addresses.ts";
import { historyOf } from "./history-view.server.ts";
import type { HistoryView } from "./history-view.ts";
import { placeAt } from "./place.server.ts";
import { statusOf } from "./screen-status.ts";
import { refusalView } from "./sent-record.server.ts";
import { recordWords } from "./words.ts";

/** Publishes an older revision again; the draft is unchanged. */
export async function answerHistory(sent: SentForm): Promise<HistoryView> {
  const { context, values, address, query } = sent;
  const { locale } = sent.actor;
  const actor = requireStaff(context, "write");
  const place = placeAt(context, address);
  if (!place?.slug) throw new Response(null, { status: 404 });
  const { kind, slug } = place;
  const revision = parseWholeNumber(values.revision) ?? Number.NaN;
  const { history } = recordWords[locale];
  await askAgain(
    context,
    () => `${history.goBack(formatDigits(revision, locale))}: ${kind.words[locale].one}, ${slug}`,
  );
  const outcome = await context.get(recordsContext).goBack({
    kind: kind.name,
    slug,
    actor,
    key: values["form:key"] ?? "",
    edition: values["form:edition"] ?? "",
    revisionNumber: revision,
    retyped: values["form:retyped"],
  });
  if (outcome.ok) throw redirect(inLocale(recordAddressOf(kind.name, slug), locale), 303);
  const { problem } = refusalView(outcome, String(revision));
  const view = await historyOf({ context, actor, place, locale }, query, problem);
  if (!view) throw new Response(null, { status: 404 });
  return view;
}

/** Without the store, the page cannot be shown. */
export const historyResponder: Responder<HistoryView> = {
  outcomeOf: ({ problem }) => ({ status: problem ? statusOf(problem) : 200, headers: {} }),
  failed(_sent, code) {
    throw new Response(null, { status: code === "notKept" ? 503 : 500 });
  },
};
