import { here } from "#app/design/page-context.ts";
import { placeAt } from "#app/features/office/records/place.server.ts";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { printResponse } from "#app/platform/http/printed.server.ts";
import { printingContext } from "#app/platform/made/printing.server.ts";
import type { Route } from "./+types/certificate-endpoint";
import { certificateOf } from "./certificate.server.ts";

export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  requireStaff(context, "write");
  const { locale, address } = here(request);
  const place = placeAt(context, address);
  const sheet = place?.kind.isStatutory ? await certificateOf(context, place, locale) : undefined;
  if (!place || !sheet) throw new Response(null, { status: 404 });
  const name = `certificate-${place.kind.name}-${place.slug}-${locale}.pdf`;
  return printResponse(context.get(printingContext).sheetOnce(sheet), { type: "application/pdf", name, locale });
}
