import { defineKind } from "#app/platform/records/kind.ts";
import { feeHelpShape } from "./schema.ts";

export const feeHelpKind = defineKind({
  name: "feeHelp",
  shelf: "season",
  file: "records/fee-help.yaml",
  shape: feeHelpShape,
  id: "single",
  publishedBy: "principal",
  columns: ["checkedOn"],
  widgets: { sources: "paragraph", "schemes.gives": "paragraph" },
  addresses: () => ["/admission/fees", "/admission"],
  words: {
    en: {
      one: "Scholarships",
      fields: {
        checkedOn: {
          label: "Last checked on",
          help: "The day on which someone last read the rules of the schemes.",
        },
        sources: { label: "Where this comes from", help: "Below the schemes, with that day." },
        schemes: { label: "Schemes", row: "Scheme", add: "Add a scheme" },
        "schemes.for": { label: "Who sees it in “Can I apply?”", help: "Those who tick one of these." },
        "schemes.short": { label: "Short name", help: "In the answer of “Can I apply?”." },
        "schemes.name": { label: "Full name, and who gives it" },
        "schemes.gives": { label: "What it pays" },
        "schemes.conditions": { label: "Conditions", row: "Condition", add: "Add a condition" },
      },
      choices: {
        "schemes.for.reserved": "SC, ST, VJNT, OBC, SBC or SEBC",
        "schemes.for.income": "Family income up to ₹8 lakh a year",
      },
    },
    mr: {
      one: "शिष्यवृत्ती योजना",
      fields: {
        checkedOn: {
          label: "शेवटची तपासणी",
          help: "योजनांचे नियम शेवटचे वाचले तो दिवस.",
        },
        sources: { label: "माहिती कुठून घेतली", help: "योजनांखाली त्या तारखेसह दिसते." },
        schemes: { label: "योजना", row: "योजना", add: "योजना जोडा" },
        "schemes.for": { label: "“मला अर्ज करता येईल का?” मध्ये कोणाला दिसते", help: "यांपैकी एक निवडणाऱ्यांना." },
        "schemes.short": { label: "छोटे नाव", help: "“मला अर्ज करता येईल का?” च्या उत्तरात दिसते." },
        "schemes.name": { label: "पूर्ण नाव आणि योजना कोणाची" },
        "schemes.gives": { label: "काय मिळते" },
        "schemes.conditions": { label: "अटी", row: "अट", add: "अट जोडा" },
      },
      choices: {
        "schemes.for.reserved": "SC, ST, VJNT, OBC, SBC किंवा SEBC",
        "schemes.for.income": "कुटुंबाचे वार्षिक उत्पन्न ₹८ लाखांपर्यंत",
      },
    },
  },
});
