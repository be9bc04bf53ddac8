import { z } from "zod";
import { day, officePdf, slug, text } from "#app/cms/content/text.ts";
import { defineKind } from "#app/cms/records/kind.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";

/** Documents that the site generates from its own content. */
const generatedDownloads = ["prospectus", "syllabus", "application-form", "fee-structure"] as const;
export type GeneratedDownload = (typeof generatedDownloads)[number];

export const isGenerated = (id: string): id is GeneratedDownload => generatedDownloads.some((made) => made === id);

/** content/records/downloads.yaml: generated documents, and PDFs added by the office. */
const download = z
  .strictObject({ id: slug, title: text, description: text, on: day, file: officePdf.optional() })
  .refine(({ id, file }) => isGenerated(id) === (file === undefined), {
    path: ["file"],
    error: `a PDF of the office; none for ${generatedDownloads.join(", ")}`,
  });
export type Download = z.infer<typeof download>;

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

const en = {
  updated: "Updated",
  download: "Download",
  applicants: "For applicants",
  document: "Document",
  size: "Size",
  papers: "Approvals and committee rules",
  check: "Is a document from us genuine? Check its code",
};

const mr: typeof en = {
  updated: "शेवटचा बदल",
  download: "डाउनलोड",
  applicants: "प्रवेश घेणाऱ्यांसाठी",
  document: "कागदपत्र",
  size: "आकार",
  papers: "मान्यतेची कागदपत्रे आणि समित्यांचे नियम",
  check: "आमच्या नावाचा कागद खरा आहे का? कोड तपासा",
};

export const downloadWords: Record<Locale, typeof en> = { en, mr };
