import { defineKind } from "#app/platform/records/kind.ts";
import { affiliation } from "./schema.ts";

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
