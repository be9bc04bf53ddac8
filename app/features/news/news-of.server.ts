import type { RouterContextProvider } from "react-router";
import { type PublicRecords, publicRecordsContext } from "#app/platform/content/public-records.server.ts";
import type { RecordKind } from "#app/platform/records/kind.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { kindsContext } from "#app/platform/records/kinds.server.ts";
import { isNewsKind, type News, type NewsSubject } from "./news-kinds.ts";

/** Undefined if the record is not public, or messages are never sent about its kind. */
export function newsAmong(kinds: RecordKind[], records: PublicRecords, { kind: name, slug }: NewsSubject): News | undefined {
  const kind = kinds.find((each) => each.name === name && isNewsKind(name));
  const entry = kind && records.ever(filesOfKinds(kind), kind.name).get(slug);
  if (!kind || entry?.is !== "current") return undefined;
  const record = entry.record as object;
  const [address = "/"] = kind.addresses(slug);
  const lines = { en: kind.answerOf?.(record, "en") ?? [], mr: kind.answerOf?.(record, "mr") ?? [] };
  return { kind: kind.name, slug, name: kind.nameOf(record), lines, address };
}

export const newsOf = (context: Readonly<RouterContextProvider>, kind = "", slug = ""): News | undefined =>
  newsAmong(context.get(kindsContext), context.get(publicRecordsContext), { kind, slug });
