import type { RouterContextProvider } from "react-router";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { pageNumber } from "#app/platform/content/page-of.ts";
import { filesContext } from "#app/platform/files/file-services.server.ts";
import type { FormOutcome, SentForm } from "#app/platform/forms/form-route.server.tsx";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { recordNames } from "#app/platform/records/record-names.server.ts";
import { type FilesAnswer, type FilesView, filesField, type SentFile } from "./answer.ts";
import { selectInDraft, fieldFor, targetIn } from "./chosen-in-draft.server.ts";

type Context = Readonly<RouterContextProvider>;

/** @param was value of the field that files are for, when its form was first rendered */
export async function filesView(
  context: Context,
  query: URLSearchParams,
  locale: Locale,
  was?: string,
): Promise<FilesView> {
  const { files } = context.get(filesContext);
  const page = pageNumber(query);
  if (Number.isNaN(page)) throw new Response(null, { status: 404 });
  const q = query.get("q")?.trim().slice(0, 120) ?? "";
  const [listed, unused] = await Promise.all([files.list({ page, q }), files.unused()]);
  const target = targetIn(query);
  const [kind = "", slug = ""] = target.record?.split("/") ?? [];
  const named = [{ kind, slug }, ...listed.files.flatMap(({ uses }) => uses)];
  const names = await recordNames(context, named, locale);
  const field = await fieldFor(context, target, locale, was);
  return { ...listed, names, page, q, unused, ...target, field };
}

/** A refused file does not affect the others. Added files are selected in the draft that they are for. */
async function addFiles({ fileLists, values, context, query }: SentForm): Promise<SentFile[]> {
  const actor = requireStaff(context, "write");
  const { files } = context.get(filesContext);
  const sent: SentFile[] = [];
  const target = targetIn(query);
  for (const file of fileLists?.[filesField] ?? []) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const added = await files.add({ bytes, name: file.name, actor, key: values.key });
    if (!added.ok) {
      sent.push({ ...added, called: file.name });
      continue;
    }
    const { name } = added.file;
    const choice =
      target.at === undefined
        ? undefined
        : await selectInDraft(context, target, { was: values.was ?? "", name, actor });
    sent.push({ ok: true, called: file.name, name, isRepeat: added.isRepeat, choice });
  }
  return sent;
}

export async function answerFiles(form: SentForm): Promise<FilesAnswer> {
  const { context, values, query } = form;
  const { locale } = form.actor;
  const actor = requireStaff(context, "write");
  if (values.intent === "delete") {
    const removed = await context.get(filesContext).files.remove(values.file ?? "", actor);
    return { told: removed.ok ? "deleted" : removed.reason, view: await filesView(context, query, locale) };
  }
  const sent = await addFiles(form);
  const view = await filesView(context, query, locale, values.was);
  return sent.length > 0 ? { sent, view } : { told: "none", view };
}

const refusedBy = { tooMany: 429, filesFull: 507 } as Partial<Record<string, number>>;

/** Success if at least one of several files was accepted; the list shows the result of each. */
export const filesResponder = {
  outcomeOf({ sent = [], told }: FilesAnswer): FormOutcome {
    if (told === "notKept") return { status: 503, headers: { "Retry-After": "60" } };
    if (told === "failed") return { status: 500, headers: {} };
    if (told === "none") return { status: 400, headers: {} };
    const refused = sent.filter((file) => !file.ok);
    const waits = refused.flatMap(({ seconds }) => (seconds === undefined ? [] : [seconds]));
    const headers: Record<string, string> = waits.length > 0 ? { "Retry-After": String(Math.min(...waits)) } : {};
    if (refused.length < sent.length || refused.length === 0) return { status: 200, headers };
    return { status: refusedBy[refused[0]?.reason ?? ""] ?? 400, headers };
  },
  failed: (_sent: SentForm, told: "notKept" | "failed"): FilesAnswer => ({ told }),
};
