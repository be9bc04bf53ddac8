import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { totalOfYear } from "#app/cms/content/fee-orders.ts";
import type { PublicationEntry } from "#app/cms/publications/log-entry.ts";
import type { RecordKind } from "#app/cms/records/kind.ts";
import { formatDigits, formatRupees } from "#app/lib/i18n/format.ts";
import { formatMoment } from "#app/lib/i18n/format-moment.ts";
import { type Locale, locales } from "#app/lib/i18n/locale.ts";
import { type CertificateFacts, certificateSheet } from "#app/office/certificate/certificate-sheet.ts";
import { certificateWords } from "#app/office/certificate/certificate-words.ts";
import { typesetter } from "#app/pdf/made/maker/document.ts";
import { paperKind, requirementKind } from "#app/register/disclosure/kinds.ts";
import { disclosureRecords } from "#app/register/disclosure/register.server.ts";
import type { FeeOrder } from "#app/site/fees/fee-order.ts";
import { feeOrderKind } from "#app/site/fees/fee-order-kind.ts";
import { feeRecords } from "#app/site/fees/fees.server.ts";
import { usualPalette } from "#app/ui/appearance/palette.server.ts";
import { documentText } from "./help/document-text.ts";
import { institute, sample } from "./help/sample-records.ts";

const set = typesetter(readFileSync("tests/content/media/site/logo.svg", "utf8"), usualPalette.print);
const order = sample.of(feeRecords).feeOrders[0] as FeeOrder;
const hash = "3f1c9a42".repeat(8);
const at = (text: string) => Date.parse(text);

/** What the certificate of the sample's fees says in a language. */
function factsIn(locale: Locale): CertificateFacts {
  const common = {
    version: 1,
    year: 2026,
    kind: "feeOrders",
    slug: order.id,
    edition: null,
    revision: null,
    until: null,
  };
  const entry = { ...common, data: hash, texts: { en: hash, mr: hash }, files: [] };
  const [june, july] = ["2026-06-01T05:00:00Z", "2026-07-11T05:00:00Z"];
  const lost = { seq: 8, hash };
  return {
    ...{
      locale,
      now: at("2026-11-26T09:00:00Z"),
      siteUrl: "https://institute.example",
      hash,
      data: order,
      slug: order.id,
    },
    ...{ institute: institute(locale).name, sample: undefined, code: "7K3PXMQ", publishers: ["Ravi Patil"] },
    kind: feeOrderKind as RecordKind,
    pages: ["/admission/fees", "/mr/admission/fees"],
    entries: [
      { ...entry, seq: 5, numberInYear: 5, at: june, what: "published", from: june, changed: null },
      { ...entry, seq: 9, numberInYear: 9, at: july, what: "changed", from: july, changed: ["lines.0.firstYear"] },
    ],
    log: { count: 12 },
    postings: [],
    restored: [{ ...{ version: 1, seq: 6, year: 2026, numberInYear: 6, at: june }, what: "restored", lost }],
    proofs: {
      mailed: { at: at(july), seq: 9, recipients: 2, hash },
      seen: [{ page: "/admission/fees", times: 138, gaps: 3, first: at(july), last: at("2026-11-26T02:00:00Z") }],
    },
  };
}

/** The text of a certificate, with usual spaces and without line breaks. */
async function certificateIn(facts: CertificateFacts): Promise<string> {
  const { bytes } = await set(certificateSheet(facts));
  const { read, isTagged } = await documentText(new Uint8Array(bytes));
  expect(isTagged).toBe(true);
  return read.normalize("NFC").replace(/\s+/g, " ");
}

test.each(locales)(
  "the certificate in %s has the numbers of the page, the entries, hashes and what bears them out",
  async (locale) => {
    const text = await certificateIn(factsIn(locale));
    for (const year of ["firstYear", "secondYear"] as const)
      expect(text).toContain(formatRupees(totalOfYear(order, year), locale).slice(1));
    for (const { name } of order.lines) expect(text).toContain(name[locale].normalize("NFC"));
    expect(text).toContain("Ravi Patil");
    expect(text).toContain("3f1c9a42 3f1c9a42");
    expect(text).toContain("https://institute.example/mr/admission/fees");
    expect(text.replaceAll(" ", "")).toContain(".entries[8]|.prev+(.entry|tojson)");
    const said = {
      en: [
        "11 July 2026, 10:30 AM",
        "still public on",
        "entries 6 to 8",
        "138 times",
        "sent to our email system for 2 addresses",
        "Second instalment (first year): ₹",
        "14:30",
        "lawyer",
      ],
      mr: [
        "११ जुलै २०२६, सकाळी १०.३०",
        "प्रसिद्ध केल्याचा दाखला",
        "६ ते ८",
        "१३८ वेळा",
        "२ पत्त्यांवर पाठवण्यासाठी",
        "दुसरा हप्ता (प्रथम वर्ष): ₹",
        "१४:३०",
        "वकिलांना",
      ],
    };
    for (const words of said[locale]) expect(text).toContain(words);
  },
);

test.each(locales)(
  "with many changes the certificate in %s still has two pages and its annex, which has them all",
  async (locale) => {
    const facts = factsIn(locale);
    const changed = ["lines.0.firstYear", "lines.1.firstYear", "lines.2.firstYear", "number"];
    const [first, last] = facts.entries as [PublicationEntry, PublicationEntry];
    const entries = [first, ...Array.from({ length: 9 }, (_, at) => ({ ...last, seq: 31 + at, changed }))];
    const { bytes } = await set(certificateSheet({ ...facts, entries }));
    const { pages } = await documentText(new Uint8Array(bytes));
    const tight = (text: string) => text.normalize("NFC").replace(/\s+/g, "");
    const said = pages.map(tight);
    const t = certificateWords[locale];
    const annex = said.slice(2).join("");
    expect(annex).toContain(tight(t.allEntries));
    const marks = entries.map(({ seq, from }) => tight(formatDigits(seq, locale) + formatMoment(at(from), locale)));
    expect(marks.filter((mark) => !annex.includes(mark))).toEqual([]);
    expect(said[1]).toContain(tight(t.more(formatDigits(2, locale))));
    expect(said[1]).toContain(tight(t.signatures[0] ?? ""));
  },
);

test("the certificate of a row or document of the register leaves out what is for the office alone", () => {
  const { duties, papers } = sample.of(disclosureRecords);
  const kinds = [
    [requirementKind, { ...duties[0], owner: "clerk@institute.example" }, "clerk@"],
    [paperKind, { ...papers[0], note: "In the green folder" }, "green folder"],
  ] as const;
  for (const [kind, data, hidden] of kinds)
    for (const locale of locales) {
      const made = JSON.stringify(certificateSheet({ ...factsIn(locale), kind: kind as RecordKind, data }));
      expect(made).toContain(data.title?.[locale]);
      expect(made).not.toContain(hidden);
    }
});

test("the certificate calls only what stands in the files of the site published by them", () => {
  const saidOf = (edition: string | null) => {
    const { entries, ...facts } = factsIn("en");
    const sheet = certificateSheet({
      ...facts,
      publishers: [],
      entries: entries.map((each) => ({ ...each, edition })),
    });
    return JSON.stringify(sheet);
  };
  const { byFile, publishedBy } = certificateWords.en;
  expect(saidOf(null)).toContain(byFile);
  expect(saidOf("edition-1")).not.toContain(byFile);
  expect(saidOf("edition-1")).not.toContain(publishedBy);
});

test("the certificate says what is missing: no mail, not seen, a log that does not hold, a version that is gone", async () => {
  const facts = factsIn("en");
  const text = await certificateIn({
    ...facts,
    data: undefined,
    log: { count: 12, broken: { seq: 7 } },
    proofs: { mailed: undefined, seen: [] },
  });
  for (const words of [
    "entry 7 does not match",
    "By email to people outside: not yet",
    "network: not yet",
    "no longer stored",
  ])
    expect(text).toContain(words);
});
