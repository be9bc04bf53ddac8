import { stringify } from "csv-stringify/sync";
import { type Locale, locales, splitLocale } from "#app/lib/i18n/locale.ts";
import { requireStaff } from "#app/people/staff/gate.server.ts";
import type { Route } from "./+types/template-endpoint";
import { columnsOf, tableNamed } from "./import-tables.ts";

/** An empty table: `?table=teachers&heads=mr`; by default the heads are in the page's language. */
export function loader({ request, context }: Route.LoaderArgs) {
  requireStaff(context, "write");
  const { pathname, searchParams } = new URL(request.url);
  const table = tableNamed(searchParams.get("table") ?? "");
  if (!table) throw new Response(null, { status: 404 });
  const heads = searchParams.get("heads");
  const locale: Locale = locales.find((each) => each === heads) ?? splitLocale(pathname).locale;
  const line = columnsOf(table).map(({ head }) => head[locale]);
  return new Response(stringify([line], { bom: true, quoted: true, record_delimiter: "windows" }), {
    headers: {
      "Cache-Control": "no-store",
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${table.name}-${locale}.csv"`,
    },
  });
}
