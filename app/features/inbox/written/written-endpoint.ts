import { inboxContext } from "#app/features/inbox/inbox.server.ts";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { instituteRecords } from "#app/platform/content/institute.server.ts";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { printResponse, printRefusal } from "#app/platform/http/printed.server.ts";
import { splitLocale } from "#app/platform/i18n/locale.ts";
import { printingContext } from "#app/platform/made/printing.server.ts";
import { settings } from "#app/settings.server.ts";
import type { Route } from "./+types/written-endpoint";
import { printableQuote } from "./as-given.server.ts";
import { quotePicture, quoteSheet } from "./written-sheet.ts";
import { quoteWords } from "./written-words.ts";

/** A PDF, or with `?form=picture` a picture for WhatsApp. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const actor = requireStaff(context, "inbox");
  const { pathname, searchParams } = new URL(request.url);
  const { locale } = splitLocale(pathname);
  const t = quoteWords[locale];
  const inbox = context.get(inboxContext);
  const open = await inbox.open(params.reference, actor);
  const written = open?.written.find(({ code }) => code === params.code);
  if (!open || !written) return printRefusal(404, t.none);
  const records = context.get(publicRecordsContext);
  const { said, documents } = printableQuote(written, open, records);
  const parts = {
    ...{ open, documents, siteUrl: settings.siteUrl },
    written: { ...written, said },
    institute: records.of(instituteRecords).institute,
  };
  const printing = context.get(printingContext);
  const { code } = written;
  if (searchParams.get("form") !== "picture")
    return printResponse(printing.sheetOnce(quoteSheet(parts)), { type: "application/pdf", name: `${code}.pdf`, locale });
  const print = { type: "image/png", name: `${code}.png`, locale, tooLong: t.tooLong } as const;
  return printResponse(printing.pictureOnce(quotePicture(parts)), print);
}
