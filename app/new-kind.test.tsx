import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test } from "vitest";
import { stringify } from "yaml";
import { z } from "zod";
import { contentFolder } from "#app/cms/content/content-source.server.ts";
import { listOf, readRecords } from "#app/cms/content/read-records.server.ts";
import { day, slug, text } from "#app/cms/content/text.ts";
import { draftFrom, draftOf, formValues } from "#app/cms/records/draft-form.ts";
import { fieldAt } from "#app/cms/records/fields.ts";
import { defineKind } from "#app/cms/records/kind.ts";
import { labelOf } from "#app/cms/records/labels.ts";
import { publishable } from "#app/cms/records/publishable.ts";
import { RecordForm } from "#app/office/record-form/record-form.tsx";
import { type Site, SiteProvider } from "#app/ui/site.tsx";
import { drawnFields } from "../tests/help/drawn-fields.ts";
import { readHtml } from "../tests/help/html.ts";
import { temporaryFolder } from "../tests/help/temporary.ts";

// What a new kind takes: this one declaration. Everything below is drawn, checked and written from it.
const tender = defineKind({
  name: "tenders",
  shelf: "week",
  file: "records/tenders.yaml",
  shape: z.strictObject({
    id: slug,
    title: text,
    closes: day,
    amount: z.int().min(1).optional(),
    for: z.array(z.enum(["makers", "dealers", "shops"])).min(1),
    lots: z.array(z.strictObject({ name: text, isOpen: z.boolean() })).min(1),
  }),
  id: "slug",
  publishedBy: "principal",
  columns: ["title", "closes"],
  nameOf: ({ title }) => title,
  addresses: (name) => [`/tenders/${name}`],
  words: {
    en: {
      one: "Tender",
      many: "Tenders",
      add: "New tender",
      fields: {
        title: { label: "Title" },
        closes: { label: "Last day" },
        amount: { label: "Amount in rupees" },
        for: { label: "Open to" },
        lots: { label: "Lots", row: "Lot", add: "Add a lot" },
        "lots.name": { label: "Name" },
        "lots.isOpen": { label: "Open" },
      },
      choices: { "for.makers": "Makers", "for.dealers": "Dealers", "for.shops": "Shops" },
    },
    mr: {
      one: "निविदा",
      many: "निविदा",
      add: "नवी निविदा",
      fields: {
        title: { label: "शीर्षक" },
        closes: { label: "शेवटचा दिवस" },
        amount: { label: "रक्कम रुपयांत" },
        for: { label: "कोणासाठी" },
        lots: { label: "भाग", row: "भाग", add: "भाग जोडा" },
        "lots.name": { label: "नाव" },
        "lots.isOpen": { label: "खुला" },
      },
      choices: { "for.makers": "उत्पादक", "for.dealers": "घाऊक विक्रेते", "for.shops": "दुकाने" },
    },
  },
});

const record = {
  id: "balances",
  title: { en: "Analytical balances", mr: "विश्लेषणात्मक तराजू" },
  closes: "2026-12-15",
  for: ["makers", "shops"],
  lots: [{ name: { en: "Two balances", mr: "दोन तराजू" }, isOpen: true }],
};

test("a new kind gets its list, form, check and file from one declaration and its words", () => {
  const columns = tender.columns.map((path) => fieldAt(tender.fields, path));
  expect(columns.map((field) => field && labelOf(tender, field, "mr"))).toEqual(["शीर्षक", "शेवटचा दिवस"]);

  const site = { locale: "mr", address: "/office", today: "2026-11-22" } as unknown as Site;
  const html = renderToStaticMarkup(
    <SiteProvider value={site}>
      <RecordForm
        id="record"
        kind={tender}
        data={draftOf(tender.fields, record)}
        first="mr"
        options={{ pictures: [], files: [], papers: [], pages: [] }}
      >
        <button type="submit">{tender.words.mr.add}</button>
      </RecordForm>
    </SiteProvider>,
  );
  const values = formValues(tender.fields, record);
  for (const name of Object.keys(values)) expect(html).toContain(`name="${name}"`);

  // A list of choices has a tick for each; those that are ticked are sent, by their places.
  const { "for.0": first, "for.1": second, "for.2": third } = drawnFields(readHtml(html));
  expect([first, second, third]).toEqual(["makers", undefined, "shops"]);

  const { "for.1": _, ...others }: Record<string, string> = { ...values, "for.0": "makers", "for.2": "shops" };
  const typed = draftFrom(tender.fields, { ...others, closes: "१५/१२/२०२६", amount: "१,२०,०००" }).data;
  const made = publishable(tender, typed, { slug: record.id });
  expect(made).toEqual({ ok: true, record: { ...record, amount: 120_000 } });
  expect(publishable(tender, { ...typed, for: [], lots: [] }, { slug: record.id })).toMatchObject({
    ok: false,
    problems: [{ path: "for" }, { path: "lots" }],
  });

  const folder = temporaryFolder("new-kind-");
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "records"));
  writeFileSync(join(folder, tender.file), stringify(made.ok && [made.record]));
  const { tenders } = readRecords({ tenders: [tender.file, listOf(tender.shape)] }, contentFolder(folder));
  expect(tenders).toEqual([{ ...record, amount: 120_000 }]);
});
