import type { EducationalOccupationalCredential } from "schema-dts";
import { z } from "zod";
import { yearBefore } from "#app/cms/content/academic-year.ts";
import type { Institute } from "#app/cms/content/institute.ts";
import { day, type Localised, slug, text, webAddress } from "#app/cms/content/text.ts";
import { defineKind } from "#app/cms/records/kind.ts";
import { formatDigits } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import type { RegisterRow } from "#app/register/disclosure/state-text.ts";
import { college } from "#app/site/institute/structured-data.ts";

const relations = ["approval", "affiliation", "listing", "survey"] as const;

/** content/records/affiliations.yaml. The state of each approval comes from the disclosure register. */
const affiliation = z.strictObject({
  id: slug,
  authority: text,
  shortName: text,
  place: text.optional(),
  /** What the authority does. A survey (AISHE) lists the institute and approves nothing. */
  relation: z.enum(relations, relations.join(", ")).default("approval"),
  what: text,
  /** The date of the first approval, affiliation or listing; left out while there is none. */
  since: day.optional(),
  website: webAddress,
  duty: slug.optional(),
});
type Affiliation = z.infer<typeof affiliation>;

/** Each has a page, so the list is fixed. */
export const affiliationKind = defineKind({
  name: "affiliations",
  shelf: "year",
  file: "records/affiliations.yaml",
  shape: affiliation,
  id: "slug",
  publishedBy: "principal",
  isFixed: true,
  mayBeTakenOff: () => false,
  columns: ["authority", "relation"],
  nameOf: ({ authority }) => authority,
  widgets: { duty: { records: ["duties"] }, what: "paragraph" },
  addresses: (slug) => [`/affiliation/${slug}`, "/inspection", "/"],
  words: {
    en: {
      one: "Authority",
      many: "Authorities",
      add: "New authority",
      fields: {
        authority: { label: "Full name" },
        shortName: { label: "Short name", help: "For example PCI." },
        place: { label: "Its city", help: "Named after it in the line of approvals: PCI New Delhi." },
        relation: { label: "What it does", help: "If you leave it empty: the authority approves." },
        what: { label: "In one or two sentences" },
        since: { label: "First given on", help: "The day of the first approval, affiliation or listing." },
        website: { label: "Website" },
        duty: {
          label: "Item of the disclosure register",
          help: "Its documents say whether pages may name this authority.",
        },
      },
      choices: {
        "relation.approval": "It approves",
        "relation.affiliation": "It affiliates",
        "relation.listing": "It lists for admission",
        "relation.survey": "It only counts: a survey",
      },
    },
    mr: {
      one: "प्राधिकरण",
      many: "प्राधिकरणे",
      add: "नवे प्राधिकरण",
      fields: {
        authority: { label: "पूर्ण नाव" },
        shortName: { label: "छोटे नाव", help: "उदा. PCI." },
        place: { label: "शहर", help: "मान्यतांच्या ओळीत नावानंतर येते, उदा. PCI नवी दिल्ली." },
        relation: { label: "ते काय करते", help: "रिकामे ठेवले, तर मान्यता देते." },
        what: { label: "एक-दोन वाक्यांत" },
        since: { label: "प्रथम केव्हा", help: "पहिल्या मान्यतेची, संलग्नतेची किंवा नोंदीची तारीख." },
        website: { label: "संकेतस्थळ" },
        duty: { label: "नोंदवहीतील बाब", help: "पानांवर या प्राधिकरणाचे नाव द्यायचे की नाही, ते या बाबीच्या कागदपत्रांवरून ठरते." },
      },
      choices: {
        "relation.approval": "मान्यता देते",
        "relation.affiliation": "संलग्नता देते",
        "relation.listing": "प्रवेशासाठी नोंद ठेवते",
        "relation.survey": "फक्त मोजणी: सर्वेक्षण",
      },
    },
  },
});

const en = {
  validity: "Validity",
  approvedBy: (bodies: string) => `approved by ${bodies}`,
  affiliatedTo: (bodies: string) => `affiliated to ${bodies}`,
  and: " and ",
  compare: (site: string) => `Check at ${site}`,
  all: "Which approvals we have",
  held: (year: string) => `Yes, first given in ${year}`,
  heldToday: "Yes",
  heldBefore: (given: string, year: string) => `${given}: yes; the letter for ${year} is not here yet`,
  notHeld: "No",
};

const mr: typeof en = {
  validity: "वैधता",
  approvedBy: (bodies) => `${bodies} यांची मान्यता`,
  affiliatedTo: (bodies) => `${bodies}शी संलग्न`,
  and: " व ",
  compare: (site) => `${site} वर पडताळून पाहा`,
  all: "आमच्याकडे कोणत्या मान्यता आहेत",
  held: (year) => `आहे; पहिल्यांदा ${year} मध्ये`,
  heldToday: "आहे",
  heldBefore: (given, year) => `${given}: होती; ${year} चे पत्र इथे अजून नाही`,
  notHeld: "नाही",
};

export const affiliationWords: Record<Locale, typeof en> = { en, mr };

export type ShownAffiliation = Localised<Affiliation> & { row?: RegisterRow | undefined; code?: string | undefined };

/** Whether the institute may name the body today: it has a valid paper, and the body is not only a survey. */
export const isHeld = ({ relation, row }: Pick<ShownAffiliation, "relation" | "row">): boolean =>
  relation !== "survey" && row?.isHolding === true;

/** Last academic year, if the body approved the institute for it and its letter for this year is not known yet. */
function lastYearOf({ relation, row }: Pick<ShownAffiliation, "relation" | "row">): string | undefined {
  const { given, year } = row?.before ?? {};
  return relation !== "survey" && year && given === yearBefore(year) ? given : undefined;
}

function approvalsOf(bodies: ShownAffiliation[], locale: Locale, between: string): string {
  const t = affiliationWords[locale];
  const named = (isAffiliation: boolean) => {
    const names = bodies
      .filter(({ relation }) => (relation === "affiliation") === isAffiliation)
      .map(({ shortName, place }) => [shortName, place].filter(Boolean).join(" "));
    return [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(t.and);
  };
  const [approved, affiliated] = [named(false), named(true)];
  return [approved && t.approvedBy(approved), affiliated && t.affiliatedTo(affiliated)].filter(Boolean).join(between);
}

/** Bodies that may be named today, then, with last year before them, those whose letter for this year is awaited. */
export function approvalLineOf(affiliations: ShownAffiliation[], locale: Locale): string | undefined {
  const before = affiliations.filter(lastYearOf);
  const [year] = before.flatMap((each) => lastYearOf(each) ?? []);
  const line = [
    approvalsOf(affiliations.filter(isHeld), locale, "; "),
    year && `${formatDigits(year, locale)}: ${approvalsOf(before, locale, ", ")}`,
  ]
    .filter(Boolean)
    .join("; ");
  return line ? line.charAt(0).toUpperCase() + line.slice(1) : undefined;
}

export function approvedCollege(
  institute: Localised<Institute>,
  affiliations: ShownAffiliation[],
  siteUrl: string,
): object {
  const hasCredential = affiliations
    .filter((each) => isHeld(each) || lastYearOf(each))
    .map(
      ({ relation, authority, website, row }): EducationalOccupationalCredential => ({
        "@type": "EducationalOccupationalCredential",
        credentialCategory: relation,
        recognizedBy: { "@type": "Organization", name: authority, url: website },
        ...(row?.until && { expires: row.until }),
      }),
    );
  return { ...(college(institute, siteUrl) as object), ...(hasCredential.length > 0 && { hasCredential }) };
}
