import type { RouterContextProvider } from "react-router";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { pageNumber } from "#app/platform/content/page-of.ts";
import { filesContext } from "#app/platform/files/file-services.server.ts";
import type { Outcome, SentForm } from "#app/platform/forms/form-route.server.tsx";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { recordNames } from "#app/platform/records/record-names.server.ts";
import { type FilesAnswer, type FilesView, filesField, type SentFile } from "./answer.ts";

type Context = Readonly<RouterContextProvider>;

/** What the screen shows of the files, for its query: `page`, `q`, `record` and `at`. */
export async function filesView(context: Context, query: URLSearchParams, locale: Locale): Promise<FilesView> {
  const { files } = context.get(filesContext);
  const page = pageNumber(query);
  if (Number.isNaN(page)) throw new Response(null, { status: 404 });
  const q = query.get("q")?.trim().slice(0, 120) ?? "";
  const [listed, unused] = await Promise.all([files.list({ page, q }), files.unused()]);
  const record = /^[a-z]+\/[a-z0-9-]+$/i.exec(query.get("record") ?? "")?.[0];
  const at = /^[\w-]+(\.[\w-]+)*$/.exec(query.get("at") ?? "")?.[0];
  const names = await recordNames(
    context,
    listed.files.flatMap(({ uses }) => uses),
    locale,
  );
  return { ...listed, names, page, q, unused: unused.slice(0, 24), record, at };
}

/** Adds each file that was sent, one after the other: one that is refused leaves the others there. */
async function addFiles({ fileLists, values, context }: SentForm): Promise<SentFile[]> {
  const actor = requireStaff(context, "write");
  const { files } = context.get(filesContext);
  const sent: SentFile[] = [];
  for (const file of fileLists?.[filesField] ?? []) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const added = await files.add({ bytes, name: file.name, actor, key: values.key });
    sent.push(
      added.ok
        ? { ok: true, called: file.name, name: added.file.name, isRepeat: added.isRepeat }
        : { ...added, called: file.name },
    );
  }
  return sent;
}

/** Answers the forms of the screen: files that are added, and one that is deleted. */
export async function answerFiles(form: SentForm): Promise<FilesAnswer> {
  const { context, values, query } = form;
  const { locale } = form.actor;
  const actor = requireStaff(context, "write");
  if (values.intent === "delete") {
    const removed = await context.get(filesContext).files.remove(values.file ?? "", actor);
    return { told: removed.ok ? "deleted" : removed.reason, view: await filesView(context, query, locale) };
  }
  const sent = await addFiles(form);
  const view = await filesView(context, query, locale);
  return sent.length > 0 ? { sent, view } : { told: "none", view };
}

const refusedBy = { tooMany: 429, filesFull: 507 } as Partial<Record<string, number>>;

/** How the screen's answers go out. When one of several files was taken, it is a success, and the list tells of each. */
export const filesResponder = {
  outcomeOf({ sent = [], told }: FilesAnswer): Outcome {
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
