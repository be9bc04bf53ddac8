import { formatWait } from "#app/lib/i18n/format-moment.ts";
import { splitLocale } from "#app/lib/i18n/locale.ts";
import { requireStaff } from "#app/people/staff/gate.server.ts";
import type { Route } from "./+types/export-file-endpoint";
import { exportWords } from "./export-words.ts";
import { inboxExportsContext } from "./exports.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = requireStaff(context, "inbox");
  const { pathname, searchParams } = new URL(request.url);
  const file = await context.get(inboxExportsContext).file(actor, searchParams.get("ticket") ?? "");
  const headers = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" };
  if (!file.ok) {
    const { locale } = splitLocale(pathname);
    const { gone, waits } = exportWords[locale];
    const plain = { ...headers, "Content-Type": "text/plain; charset=utf-8" };
    if (file.reason === "gone") return new Response(gone, { status: 410, headers: plain });
    const { reason, seconds } = file;
    return new Response(waits[reason](formatWait(seconds, locale)), {
      status: reason === "queueFull" ? 503 : 429,
      headers: { ...plain, "Retry-After": String(seconds) },
    });
  }
  return new Response(new Uint8Array(file.body), {
    headers: {
      ...headers,
      "Content-Type": file.type,
      "Content-Disposition": `attachment; filename="${file.name}"`,
      "Content-Length": String(file.body.length),
    },
  });
}
