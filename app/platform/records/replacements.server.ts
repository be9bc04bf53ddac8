import type { Db } from "#app/platform/db/store.server.ts";
import { pagePath } from "#app/platform/i18n/locale.ts";
import { recordsWithEditions } from "./editions.rows.server.ts";
import { editionsAt } from "./editions.ts";
import type { RecordName } from "./live-state.ts";
import type { RecordParts } from "./record-parts.server.ts";

/** Excludes what browsers read as another host. */
const ofThisSite = /^\/(?![/\\])[\x21-\x7e]{0,500}$/;

/** Follows all replaced pages; undefined for a loop. `replacedBy` expects paths without a language. */
export function finalAddress(address: string, replacedBy: (page: string) => string | undefined): string | undefined {
  const passed = new Set<string>();
  for (let last = address; ; ) {
    const page = pagePath(last) ?? "";
    const next = replacedBy(page);
    if (next === undefined) return last;
    if (passed.has(page)) return undefined;
    passed.add(page);
    last = next;
  }
}

/** `leadsBack`: the address leads back to the record, directly or through other replaced pages. */
export function createReplacements({ now, files, isSitePath }: Pick<RecordParts, "now" | "files" | "isSitePath">) {
  const pageOf = ({ kind, slug }: RecordName) => files.kindOf(kind)?.addresses(slug)[0] ?? "";

  return async (db: Db, replaced: RecordName, address: string): Promise<"address" | "leadsBack" | undefined> => {
    if (!ofThisSite.test(address) || !(await isSitePath(address))) return "address";
    const replacedBy = new Map<string, string>();
    for (const { editions, ...record } of await recordsWithEditions(db, { from: now() })) {
      const { current } = editionsAt(editions, now());
      if (current?.off === "replaced") replacedBy.set(pageOf(record), current.replacedBy ?? "");
    }
    replacedBy.set(pageOf(replaced), address);
    return finalAddress(address, (page) => replacedBy.get(page)) === undefined ? "leadsBack" : undefined;
  };
}
