import { requireStaff } from "#app/features/staff/index.server.ts";
import { codeOfRecord } from "#app/platform/check-codes/code-of.server.ts";
import { instituteRecords } from "#app/platform/content/institute.server.ts";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { printResponse, printRefusal } from "#app/platform/http/printed.server.ts";
import { indiaTime } from "#app/platform/i18n/format.ts";
import { splitLocale } from "#app/platform/i18n/locale.ts";
import { posterForms } from "#app/platform/made/poster.ts";
import { printingContext } from "#app/platform/made/printing.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { kindsContext } from "#app/platform/records/kinds.server.ts";
import { recordsContext } from "#app/platform/records/records.service.server.ts";
import { settings } from "#app/settings.server.ts";
import type { Route } from "./+types/poster-endpoint";
import { posterOf } from "./poster-of.ts";
import { posterWords } from "./words.ts";

/** Drawn from the current edition; `?form=picture` gives a picture. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  requireStaff(context, "write");
  const { pathname, searchParams } = new URL(request.url);
  const { locale } = splitLocale(pathname);
  const words = posterWords[locale];
  const form = posterForms.find((each) => each === searchParams.get("form")) ?? "a4";
  const records = context.get(publicRecordsContext);
  const kind = context.get(kindsContext).find(({ name, isShared }) => name === params.kind && isShared);
  const entry = kind && records.ever(filesOfKinds(kind), kind.name).get(params.slug);
  const code = kind && codeOfRecord(kind, params.slug, records);
  if (!kind || !code || entry?.is !== "current") return printRefusal(404, words.none);
  const open = await context.get(recordsContext).open(kind.name, params.slug);
  const end = open?.current?.publicUntil;
  const poster = posterOf({
    kind,
    record: entry.record as object,
    follows: entry.follows,
    // The moment is the first at which it is not public.
    lastDay: end ? indiaTime(end - 1).day : undefined,
    code,
    institute: records.of(instituteRecords).institute,
    siteUrl: settings.siteUrl,
  });
  const [type, ending] = form === "a4" ? (["application/pdf", "pdf"] as const) : (["image/png", "png"] as const);
  const print = { type, name: `${params.slug}.${ending}`, locale, tooLong: words.tooLong };
  return printResponse(context.get(printingContext).poster(poster, form), print);
}
