import type { PublicRecords } from "#app/platform/content/public-records.server.ts";
import { filesOfKinds } from "#app/platform/records/kind-files.server.ts";
import { type News, newsKind } from "./news-kinds.ts";

/** A record as people are told of it; undefined unless it is public now and of a kind that is told. */
export function newsOf(records: PublicRecords, kindName: string, slug: string): News | undefined {
  const kind = newsKind(kindName);
  const entry = kind && records.ever(filesOfKinds(kind), kind.name).get(slug);
  if (!kind || entry?.is !== "current") return undefined;
  const record = entry.record as object;
  const [address = "/"] = kind.addresses(slug);
  const lines = { en: kind.answerOf?.(record, "en") ?? [], mr: kind.answerOf?.(record, "mr") ?? [] };
  return { kind: kind.name, slug, name: kind.nameOf(record), lines, address };
}
