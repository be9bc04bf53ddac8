import type { RouterContextProvider } from "react-router";
import { publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { kindsContext } from "#app/platform/records/kinds.server.ts";
import { isNewsKind, type News } from "./news-kinds.ts";

/** A record as people are told of it; undefined unless it is public now and of a kind that is told. */
export function newsOf(context: Readonly<RouterContextProvider>, kindName = "", slug = ""): News | undefined {
  const kind = context.get(kindsContext).find(({ name }) => name === kindName && isNewsKind(name));
  const entry = kind && context.get(publicRecordsContext).ever(filesOfKinds(kind), kind.name).get(slug);
  if (!kind || entry?.is !== "current") return undefined;
  const record = entry.record as object;
  const [address = "/"] = kind.addresses(slug);
  const lines = { en: kind.answerOf?.(record, "en") ?? [], mr: kind.answerOf?.(record, "mr") ?? [] };
  return { kind: kind.name, slug, name: kind.nameOf(record), lines, address };
}
