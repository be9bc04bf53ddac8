import { noticeKind } from "#app/features/notices/kinds.ts";
import { noticeRecords } from "#app/features/notices/records.server.ts";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { codeOfRecord } from "#app/platform/check-codes/code-of.server.ts";
import { instituteRecords } from "#app/platform/content/institute.server.ts";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { today } from "#app/platform/content/today.server.ts";
import { printResponse, printRefusal } from "#app/platform/http/printed.server.ts";
import { splitLocale } from "#app/platform/i18n/locale.ts";
import { printingContext } from "#app/platform/made/printing.server.ts";
import { settings } from "#app/settings.server.ts";
import type { Route } from "./+types/notice-board-endpoint";
import { weekSheet } from "./week-sheet.ts";
import { posterWords } from "./words.ts";

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  requireStaff(context, "write");
  const { locale } = splitLocale(new URL(request.url).pathname);
  const records = context.get(publicRecordsContext);
  const notices = [...records.ever(noticeRecords, "notices")].flatMap(
    ([
      slug,
      {
        is,
        record: { on, text },
      },
    ]) => {
      const code = is === "current" ? codeOfRecord(noticeKind, slug, records) : undefined;
      return code ? [{ on, text, code }] : [];
    },
  );
  const { institute } = records.of(instituteRecords);
  const sheet = weekSheet({ notices, locale, institute, today: today(), siteUrl: settings.siteUrl });
  if (!sheet) return printRefusal(404, posterWords[locale].noneOfWeek);
  const made = context.get(printingContext).sheet(sheet);
  return printResponse(made, { type: "application/pdf", name: "notice-board.pdf", locale });
}
