import { defineKind } from "#app/platform/records/kind.ts";
import { download } from "./schema.ts";

export const downloadKind = defineKind({
  name: "downloads",
  shelf: "year",
  file: "records/downloads.yaml",
  shape: download,
  id: "slug",
  publishedBy: "office",
  mayFollow: true,
  isShared: true,
  hasCode: true,
  columns: ["title", "on"],
  nameOf: ({ title }) => title,
  addresses: () => ["/downloads"],
  words: {
    en: {
      one: "Download",
      many: "Downloads",
      add: "New download",
      fields: {
        title: { label: "Title", help: "What the document is called, for example Hostel rules." },
        description: { label: "Description", help: "One sentence: for whom, and what for." },
        on: {
          label: "Date of the document",
          help: "The site makes four of the documents itself. When what they show is changed and published, they get the new date automatically.",
        },
        file: {
          label: "PDF",
          help: "The prospectus, the syllabus, the application form and the fee structure need none: the site makes them.",
          takes: "a PDF from the list; the four documents that the site makes need none",
        },
      },
    },
    mr: {
      one: "डाउनलोड",
      many: "डाउनलोड",
      add: "नवे डाउनलोड",
      fields: {
        title: { label: "शीर्षक", help: "कागदपत्राचे नाव, उदा. वसतिगृहाचे नियम." },
        description: { label: "वर्णन", help: "एका वाक्यात: कोणासाठी आणि कशासाठी." },
        on: {
          label: "कागदपत्राची तारीख",
          help: "चार कागदपत्रे आपोआप तयार होतात. त्यांतील माहिती बदलून प्रसिद्ध केली, की त्यांच्यावर नवी तारीख आपोआप येते.",
        },
        file: {
          label: "PDF",
          help: "माहितीपत्रक, विषय व अभ्यासक्रम, प्रवेश अर्ज आणि शुल्क तक्ता यांसाठी रिकामे ठेवा: ती कागदपत्रे आपोआप तयार होतात.",
          takes: "यादीतील एक PDF; आपोआप तयार होणाऱ्या चार कागदपत्रांसाठी मात्र रिकामे",
        },
      },
    },
  },
});
