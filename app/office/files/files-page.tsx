import type { RouterContextProvider } from "react-router";
import { filesContext } from "#app/cms/files/files.server.ts";
import { type FormOutcome, formRoute, type SentForm } from "#app/cms/http/form-route.server.tsx";
import { type DraftData, isSameValue, valueAt } from "#app/cms/records/draft.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { kindsContext } from "#app/cms/records/kind-files.server.ts";
import { placeLabel } from "#app/cms/records/labels.ts";
import { withPictureTexts } from "#app/cms/records/picture-texts.ts";
import type { OpenRecord } from "#app/cms/records/record-types.ts";
import { recordNames, recordsContext } from "#app/cms/records/records.server.ts";
import type { StaffActor } from "#app/lib/actor.ts";
import { newId } from "#app/lib/crypto/tokens.server.ts";
import { readFileName } from "#app/lib/files/file-name.ts";
import { pageNumber } from "#app/lib/http/pagination.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { GuideLink } from "#app/office/guide/guide-link.tsx";
import { officeWords } from "#app/office/office-words.ts";
import { requireStaff, staffOf } from "#app/people/staff/gate.server.ts";
import { OfficePage, officeMeta } from "#app/people/staff/office-screen.tsx";
import { may } from "#app/people/staff/roles.ts";
import { here, wordsAt } from "#app/ui/page-context.ts";
import { useWords } from "#app/ui/site.tsx";
import type { Route } from "./+types/files-page";
import styles from "./files.css?url";
import { OfficeFilesPart } from "./files-view.tsx";
import { filesWords } from "./files-words.ts";
import {
  type FileField,
  type FilesAnswer,
  type FilesView,
  fileFieldAt,
  filesField,
  pictureListAt,
  type SelectionProblem,
  type SentFile,
  selectFile,
} from "./office-files.ts";

type RouterContext = Readonly<RouterContextProvider>;

interface FileTarget {
  record?: string | undefined;
  at?: string | undefined;
}

/** Reads `?record=notices/holiday&at=picture.picture`. */
function targetIn(query: URLSearchParams): FileTarget {
  const record = /^[a-z]+\/[a-z0-9-]+$/i.exec(query.get("record") ?? "")?.[0];
  return { record, at: /^[\w-]+(\.[\w-]+)*$/.exec(query.get("at") ?? "")?.[0] };
}

interface Opened {
  kind: RecordKind;
  open: OpenRecord;
  at: string;
}

/** Where a button for files of both types puts them, if it is at this path. */
const attachedAt = ({ attach }: RecordKind, path: string) => (attach?.pdf === path ? attach : undefined);

/** Undefined if there is no draft, or it was discarded. */
async function openTargetDraft(
  context: RouterContext,
  { record = "", at = "" }: FileTarget,
): Promise<Opened | undefined> {
  const [name, slug = ""] = record.split("/");
  const kind = context.get(kindsContext).find((each) => each.name === name);
  if (!kind || !fileFieldAt(kind, at)) return undefined;
  const open = await context.get(recordsContext).open(kind.name, slug);
  return open && open.state !== "discarded" ? { kind, open, at } : undefined;
}

/** @param was the field's value when the form was first rendered */
async function fieldFor(
  context: RouterContext,
  target: FileTarget,
  locale: Locale,
  was?: string,
): Promise<FileField | undefined> {
  const opened = await openTargetDraft(context, target);
  if (!opened) return undefined;
  const { kind, open, at } = opened;
  const list = pictureListAt(kind, at);
  const takesSeveral = list !== undefined;
  const now = String(valueAt(open.data, at) ?? "");
  const labelOf = (path: string) => placeLabel(kind, path, locale, open.data);
  const both = attachedAt(kind, at);
  return {
    label: both ? `${labelOf(both.pdf)}, ${labelOf(both.picture)}` : labelOf(list?.path ?? at),
    takes: both ? "any" : fileFieldAt(kind, at)?.type === "file" ? "pdf" : "picture",
    takesSeveral,
    pictureAt: both?.picture,
    // The next file replaces the previous one, except in a list, where it gets a new row.
    was: takesSeveral ? (was ?? now) : now,
  };
}

/** Selects a file in the draft that it was added for, and saves the draft; publishes nothing. */
async function selectInDraft(
  context: RouterContext,
  target: FileTarget,
  { was, name, actor }: { was: string; name: string; actor: StaffActor },
): Promise<"chosen" | SelectionProblem> {
  const opened = await openTargetDraft(context, target);
  if (!opened) return "gone";
  const { kind, open, at } = opened;
  const picture = readFileName(name)?.type === "image" && attachedAt(kind, at)?.picture;
  const put = selectFile(kind, open.data as DraftData, picture ? { at: picture, was: "", name } : { at, was, name });
  if (typeof put === "string") return put;
  const { data, made } = withPictureTexts(kind, put, open.data as DraftData);
  if (isSameValue(data, open.data)) return "chosen";
  const { slug, version } = open;
  const write = { kind: kind.name, actor, key: newId() };
  const saved = await context.get(recordsContext).save({ ...write, slug, data, version, confirmed: made });
  return saved.ok ? "chosen" : "changed";
}

type Context = Readonly<RouterContextProvider>;

/** @param was value of the field that files are for, when its form was first rendered */
async function filesView(context: Context, query: URLSearchParams, locale: Locale, was?: string): Promise<FilesView> {
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

async function answerFiles(form: SentForm): Promise<FilesAnswer> {
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
const filesResponder = {
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

const form = formRoute(answerFiles, OfficeFilesPart, filesResponder);

/**
 * Bytes of a form without script, held in memory: four photographs of the maximum size, or a dozen from a phone. With
 * script, files are sent one by one.
 */
const mostBytes = 40 * 1024 * 1024;

export const handle = {
  isPrivate: true,
  query: ["page", "q", "record", "at"],
  fragment: form.fragment,
  async takesFiles(request: Request, context: RouterContextProvider) {
    const actor = await staffOf(request, context);
    if (!actor || !may(actor, "write")) return undefined;
    return { whose: actor.uid, group: "office", mostAtOnce: 3, mostBytes, isPatient: true };
  },
};
export const { action, headers } = form;
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];
export const meta: Route.MetaFunction = (page) =>
  officeMeta(wordsAt(filesWords, page).title, wordsAt(officeWords, page).office);

export async function loader({ request, context }: Route.LoaderArgs) {
  requireStaff(context, "write");
  const { locale, query } = here(request);
  return { view: await filesView(context, query, locale) };
}

export default function FilesPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(filesWords);
  return (
    <OfficePage title={words.title} lead={words.description}>
      <OfficeFilesPart answer={actionData ?? loaderData ?? {}} />
      <GuideLink to="pictures" />
    </OfficePage>
  );
}
