import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { LoaderFunctionArgs } from "react-router";
import { instituteRecords } from "#app/cms/content/institute.server.ts";
import { longestPasted } from "#app/lib/forms/typed-text.ts";
import { styleSources } from "#app/lib/http/security-headers.server.ts";
import { visitorContext } from "#app/lib/http/visitor.server.ts";
import { settings } from "#app/settings.server.ts";
import { lookOf } from "#app/ui/appearance/look.server.ts";
import { logoOf } from "#app/ui/appearance/look.ts";
import { here, recordsFor } from "#app/ui/page-context.ts";
import { smallPageStyle } from "#app/ui/small-page.tsx";
import { CheckScreen, type ShownAnswer } from "./check-screen.tsx";
import { checksContext } from "./checks.server.ts";

/** Never cached: a withdrawn paper must say so at once, and wrong codes are counted. */
export const handle = { isPrivate: true, query: ["code", "from", "last", "again"], exists: () => true };

const statusOf = ({ is }: ShownAnswer) => (is === "tooMany" ? 429 : is === "unknown" || is === "notOurs" ? 404 : 200);

/**
 * `/check?code=`, or `/n/CODE` from a QR code. A code with a wrong check sign is first called mistyped; typed `again`,
 * or in a QR code, it is called not ours.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const { locale: ofAddress, query } = here(request);
  const readsMarathi = request.headers.get("accept-language")?.startsWith("mr");
  const locale = readsMarathi ? "mr" : ofAddress;
  const { all } = recordsFor({ request, context });
  const typed = (params.code ?? query.get("code") ?? "").trim();
  const { address } = context.get(visitorContext);
  const found = typed
    ? await context.get(checksContext).answer(typed, address, all, query.get("last")?.trim())
    : undefined;
  const checked: ShownAnswer =
    found === undefined ? { is: "form" } : "is" in found ? found : { is: "tooMany", seconds: found.seconds };
  const isAgain = params.code !== undefined || query.has("again");
  const answer: ShownAnswer = checked.is === "mistyped" && isAgain ? { is: "notOurs" } : checked;
  const { institute } = all.of(instituteRecords);
  const look = lookOf(all);
  const style = smallPageStyle(look.palette);
  const page = createElement(CheckScreen, {
    locale,
    answer,
    typed: typed.slice(0, longestPasted),
    institute: { names: institute.name, phone: institute.contact.phone, isSample: institute.isSample },
    logo: logoOf(look)?.src,
    host: new URL(settings.siteUrl).host,
    from: /^[a-z\d-]{1,70}$/.exec(query.get("from") ?? "")?.[0],
    style,
  });
  const wait = answer.is === "tooMany" ? { "Retry-After": String(answer.seconds) } : undefined;
  return new Response(`<!doctype html>${renderToStaticMarkup(page)}`, {
    status: statusOf(answer),
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      // An answer holds only now, and the language that comes first is the reader's.
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
      "Content-Security-Policy": `default-src 'none'; style-src ${styleSources(style)}; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      ...wait,
    },
  });
}
