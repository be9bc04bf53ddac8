import { may } from "#app/features/staff/index.ts";
import { factFiller } from "#app/platform/content/fill-facts.server.ts";
import { presentTime } from "#app/platform/content/today.server.ts";
import { newId } from "#app/platform/crypto/new-id.server.ts";
import { parseWholeNumber } from "#app/platform/forms/whole-number.ts";
import { publisherOf } from "#app/platform/records/kind.ts";
import { type Records, recordsContext } from "#app/platform/records/records.service.server.ts";
import { compareRevisions } from "./compared.ts";
import type { Comparison, HistoryView } from "./history-view.ts";
import type { ViewRequest } from "./record-view.server.ts";
import type { ScreenProblem } from "./record-view.ts";
import { timelineOf } from "./timeline.ts";

async function comparisonIn(
  records: Records,
  { context, place: { kind, slug = "" }, locale }: ViewRequest,
  query: URLSearchParams,
): Promise<Comparison | undefined> {
  const asked = ["from", "to"].flatMap((name) => parseWholeNumber(query.get(name)) ?? []);
  const [from = 0, to = 0] = asked.sort((a, b) => a - b);
  const [before, after] = await Promise.all([from, to].map((number) => records.revision(kind.name, slug, number)));
  if (!before || !after) return undefined;
  const filled = factFiller(context);
  const texts = compareRevisions(kind, before, after, locale).map((text) => {
    const shown = [text.before, text.after].map((each) => filled({ [text.lang]: each })[text.lang] ?? "");
    // If the facts filled in hide the only difference, both texts stay as written.
    return shown[0] === shown[1] ? text : { ...text, before: shown[0] ?? "", after: shown[1] ?? "" };
  });
  return { from, to, texts };
}

/** @returns undefined if the record or one of the revisions in the query does not exist */
export async function historyOf(
  looking: ViewRequest,
  query: URLSearchParams,
  problem?: ScreenProblem,
): Promise<HistoryView | undefined> {
  const { context, actor, place, locale } = looking;
  const { kind, slug } = place;
  if (slug === undefined) return undefined;
  const records = context.get(recordsContext);
  const [open, history] = await Promise.all([records.open(kind.name, slug), records.history(kind.name, slug)]);
  if (!open || !history) return undefined;
  const isCompared = query.has("from") || query.has("to");
  const comparison = isCompared ? await comparisonIn(records, looking, query) : undefined;
  if (isCompared && !comparison) return undefined;
  const now = presentTime();
  return {
    kind,
    slug,
    open: { ...open, data: factFiller(context)(open.data) },
    now,
    problem,
    revisions: history.revisions,
    editions: history.editions,
    entries: timelineOf(history, locale, now),
    comparison,
    mayPublish: may(actor, publisherOf(kind, slug) === "principal" ? "decide" : "write"),
    key: newId(),
  };
}
