import type { Db } from "#app/platform/db/store.server.ts";
import { pagePath } from "#app/platform/i18n/locale.ts";
import { editionsAt } from "./editions.ts";
import type { RecordName } from "./live-data.server.ts";
import { editionsOf, recordBy } from "./records.rows.server.ts";
import type { RecordParts } from "./write.server.ts";

/** An address of this site that a redirect can name, and that browsers do not read as another host. */
const ofThisSite = /^\/(?![/\\])[\x21-\x7e]{0,500}$/;

/**
 * Makes the check of the address that is to take the place of a record's page. `address` is the fault of one that leads
 * nowhere, `leadsBack` of one that leads back to the record, also by way of others that were replaced.
 */
export function createReplacements({ now, files, isAddress }: Pick<RecordParts, "now" | "files" | "isAddress">) {
  /** The record of whose own page an address is. */
  function recordAt(address: string): RecordName | undefined {
    const path = pagePath(address) ?? "";
    const slug = path.slice(path.lastIndexOf("/") + 1);
    const kind = files.kinds.find(({ keepsPage, addresses }) => keepsPage && addresses(slug)[0] === path);
    return kind && { kind: kind.name, slug };
  }

  /** Where the page of a record leads, if it was replaced. */
  async function nextOf(rows: Db, { kind, slug }: RecordName): Promise<RecordName | undefined> {
    const record = await recordBy(rows, kind, slug);
    const { current } = editionsAt(record ? await editionsOf(rows, record.id) : [], now());
    return current?.off === "replaced" ? recordAt(current.replacedBy ?? "") : undefined;
  }

  return async (rows: Db, replaced: RecordName, address: string): Promise<"address" | "leadsBack" | undefined> => {
    if (!ofThisSite.test(address) || !(await isAddress(address))) return "address";
    const passed = new Set([`${replaced.kind}/${replaced.slug}`]);
    for (let next = recordAt(address); next; next = await nextOf(rows, next)) {
      const name = `${next.kind}/${next.slug}`;
      if (passed.has(name)) return "leadsBack";
      passed.add(name);
    }
    return undefined;
  };
}
