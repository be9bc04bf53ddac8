import { type RouterContextProvider, redirect } from "react-router";
import { requireStaff } from "#app/features/staff/index.server.ts";
import { formContext } from "#app/platform/http/visitor.server.ts";
import { newsContext } from "./news.service.server.ts";
import { newsOf } from "./news-of.server.ts";

/** @throws Response 303 back to the page, also when the record is no longer public */
export async function answerNews(context: Readonly<RouterContextProvider>, asked: URL, kind = "", slug = "") {
  const actor = requireStaff(context, "inbox");
  const { key = "", told = "" } = context.get(formContext)?.values ?? {};
  const path = asked.pathname;
  if (!newsOf(context, kind, slug)) throw redirect(path, 303);
  const service = context.get(newsContext);
  const outcome = told
    ? await service.told({ actor, key, of: { kind, slug }, reference: told })
    : await service.mail({ actor, key, of: { kind, slug } });
  const done = outcome.ok ? (told ? "told" : String(outcome.count)) : "no";
  const page = asked.searchParams.get("page");
  throw redirect(`${path}?${new URLSearchParams({ done, ...(page && { page }) })}#done`, 303);
}
