import { describe, expect, test } from "vitest";
import { contentFolder } from "#app/cms/content/content-source.server.ts";
import type { LiveEntry } from "#app/cms/content/public-records.server.ts";
import { publicRecords } from "#app/cms/content/public-records.server.ts";
import { readRecords } from "#app/cms/content/read-records.server.ts";
import { draftFrom, draftOf, formValues } from "#app/cms/records/draft-form.ts";
import { everyField } from "#app/cms/records/fields.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { filesOfKinds } from "#app/cms/records/kind-files.server.ts";
import { publishable } from "#app/cms/records/publishable.ts";
import { recordKinds } from "./kinds.ts";
import { contentFiles } from "./records.server.ts";

type Named = { id?: string | number } & Record<string, unknown>;

/** Every record of a kind that the sample institute has, or another content folder. */
function recordsOf(kind: RecordKind, folder?: string): Named[] {
  const records: unknown = readRecords(filesOfKinds(kind), folder ? contentFolder(folder) : undefined)[kind.name];
  return kind.id === "single" ? [records as Named] : (records as Named[]);
}

describe.each(recordKinds.map((kind) => [kind.name, kind] as const))("%s", (_name, kind) => {
  test("the records of an institute that has stated nothing can be published from their forms", () => {
    for (const { id, ...record } of recordsOf(kind, "starter")) {
      const { data } = draftFrom(kind.fields, formValues(kind.fields, record));
      expect(publishable(kind, data, id === undefined ? {} : { slug: String(id) })).toMatchObject({ ok: true });
    }
  });

  test("every record comes back from its form as its file has it", () => {
    for (const { id, ...record } of recordsOf(kind)) {
      expect(draftOf(kind.fields, record)).toEqual(record);
      const { data } = draftFrom(kind.fields, formValues(kind.fields, record));
      const slug = id === undefined ? {} : { slug: String(id) };
      const made = publishable(kind, data, slug);
      expect(made).toEqual({ ok: true, record: id === undefined ? record : { id, ...record } });
      if (made.ok) expect(kind.nameOf(made.record)).toMatchObject({ en: expect.any(String), mr: expect.any(String) });
    }
  });

  test("what is published is what pages get", () => {
    const [record] = recordsOf(kind) as [Named];
    const entry: LiveEntry = {
      ...{ is: "current", record: { ...record }, firstAt: undefined, changedAt: 1 },
      ...{ endedAt: undefined, replacedBy: undefined, follows: undefined },
    };
    const entries = new Map([[String(record.id ?? kind.name), entry]]);
    const records = publicRecords({ publication: 1, entries: new Map([[kind.name, entries]]) });
    const shown: unknown = records.of(contentFiles)[kind.name];
    expect(kind.id === "single" ? [shown] : shown).toContain(entry.record);
  });

  test("an empty draft is refused with a place for each fault, if anything is needed, and has no more than the form", () => {
    const { data, cut } = draftFrom(kind.fields, {});
    const made = publishable(kind, data, { slug: "1" });
    expect(cut).toEqual([]);
    const isNeeded = kind.fields.some((field) => !(field.isOptional || (field.type === "list" && field.min === 0)));
    expect((made.ok ? [] : made.problems.map(({ path }) => path)).length > 0).toBe(isNeeded);
  });
});

test("a field that names a record is of a kind that there is", () => {
  const named = recordKinds.flatMap(({ fields }) =>
    [...everyField(fields)].flatMap((field) => (field.type === "reference" ? field.kinds : [])),
  );
  expect(named).toContain("duties");
  expect(recordKinds.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
});
