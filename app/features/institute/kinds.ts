import { instituteFile, instituteShape } from "#app/platform/content/institute.ts";
import { commonWords } from "#app/platform/records/common-words.ts";
import { defineKind } from "#app/platform/records/kind.ts";
import { instituteWords } from "./kind-words.ts";
import { facility } from "./schema.ts";

export const facilityKind = defineKind({
  name: "facilities",
  shelf: "week",
  file: "records/facilities.yaml",
  shape: facility,
  id: "slug",
  publishedBy: "office",
  mayFollow: true,
  columns: ["title"],
  nameOf: ({ title }) => title,
  addresses: () => ["/about-us/infrastructure", "/", "/inspection"],
  words: {
    en: {
      one: "Facility",
      many: "Facilities",
      add: "New facility",
      fields: {
        title: { label: "Title", help: "The name on the door, for example Library." },
        description: { label: "Description", help: "One sentence: size, hours, what is there." },
        picture: {
          label: "Picture",
          help: "Wider than it is high; 1280 pixels wide or more. Pages show drawings until all facilities have photos; a tap on a drawing opens its photo if it has one.",
        },
        alt: commonWords.en.alt,
      },
    },
    mr: {
      one: "सुविधा",
      many: "पायाभूत सुविधा",
      add: "नवी सुविधा",
      fields: {
        title: { label: "शीर्षक", help: "दारावरचे नाव, उदा. ग्रंथालय." },
        description: { label: "वर्णन", help: "एका वाक्यात: आकार, वेळ, तिथे काय आहे." },
        picture: {
          label: "फोटो",
          help: "आडवा फोटो; रुंदी किमान १२८० पिक्सेल. सर्व सुविधांचे फोटो जोडेपर्यंत पानांवर रेखाटने दिसतात; रेखाटनावर दाबले की फोटो असल्यास उघडतो.",
        },
        alt: commonWords.mr.alt,
      },
    },
  },
});

const takesPostcode = {
  en: "the six digits of the PIN code, such as 415110",
  mr: "पिन कोडचे सहा अंक, उदा. ४१५११०",
};

export const instituteKind = defineKind({
  name: "institute",
  shelf: "year",
  file: instituteFile,
  shape: instituteShape,
  id: "single",
  publishedBy: "principal",
  columns: ["name"],
  nameOf: ({ name }) => name,
  layout: {
    open: ["name", "shortName", "town", "established", "isSample"],
    folds: {
      greeting: ["motto", "welcome", "promise"],
      body: ["society", "codes", "nss"],
      contact: ["contact"],
      times: ["hours", "yearStarts"],
      online: ["whatsapp", "whatsappChannel", "social", "map"],
    },
    beside: ["codes.dte", "codes.msbte", "yearStarts.day", "contact.phone"],
  },
  widgets: {
    promise: "paragraph",
    "contact.phone": "phone",
    "contact.secondPhone": "phone",
    "contact.whatsappNumber": "phone",
  },
  addresses: () => ["/", "/visit", "/inspection"],
  faultAmong: ({ contact: { postcode } }) =>
    postcode && !/^\d{6}$/.test(postcode) ? { path: "contact.postcode", takes: takesPostcode } : undefined,
  words: instituteWords,
});
