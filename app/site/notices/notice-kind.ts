import { z } from "zod";
import { day, describedPicture, pdf, slug, text, webAddress } from "#app/cms/content/text.ts";
import { defineKind } from "#app/cms/records/kind.ts";
import { commonWords } from "#app/cms/records/kind-words.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";

/** content/records/notices.yaml */
export const notice = z.strictObject({
  id: slug,
  text,
  on: day,
  /** The day that it is about, such as the last one to apply. */
  day: day.optional(),
  /** The last day on which it comes before newer ones on the home page. */
  pinUntil: day.optional(),
  /** Plain text: an empty line between paragraphs, "- " before list items, and addresses with https://. */
  details: text.optional(),
  link: z.string().startsWith("/").optional(),
  picture: describedPicture.optional(),
  file: pdf.optional(),
});
export type Notice = z.infer<typeof notice>;

export interface NoticeLine {
  id: string;
  on: string;
  text: string;
  excerpt: string;
  hasFile: boolean;
  hasEnded: boolean;
  /** When it was corrected, if that is shown, in milliseconds since 1970. */
  correctedAt: number | undefined;
  /** The language of the text, if it is not written in the language of the page. */
  lang: Locale | undefined;
}

/** A `tel:` link: at most 15 digits (ITU-T E.164); helplines such as 112 have fewer. */
const phoneLink = /^tel:\+?\d(-?\d){2,14}$/;

const leadsSomewhere = (url: string) =>
  /^\/(?![/\\])/.test(url) || phoneLink.test(url) || webAddress.safeParse(url).success;

/** content/records/quick-links.yaml: `url` is a page, a phone number or another site. */
const quickLink = z.strictObject({
  id: slug,
  title: text,
  description: text,
  url: z.string().refine(leadsSomewhere, "a page of this site, tel: or https:"),
  icon: z.enum(["book", "calendar", "flask", "phone"]),
});
export type QuickLink = z.infer<typeof quickLink>;

export const noticeKind = defineKind({
  name: "notices",
  shelf: "week",
  file: "records/notices.yaml",
  shape: notice,
  id: "slug",
  publishedBy: "office",
  mayFollow: true,
  isShared: true,
  hasCode: true,
  keepsPage: true,
  keepsEarlier: true,
  officeFields: ["pinUntil"],
  expires: 30,
  publishedOn: "on",
  columns: ["text", "on"],
  nameOf: ({ text }) => text,
  attach: { below: "text", pdf: "file", picture: "picture.picture" },
  widgets: { details: "paragraph", link: "page", file: "file" },
  addresses: (slug) => [`/notices/${slug}`, "/notices", "/"],
  words: {
    en: {
      one: "Notice",
      many: "Notices",
      add: "New notice",
      attach: "Add a PDF or photo",
      fields: {
        on: {
          label: "Date",
          help: "If you leave it empty, it is the day on which the notice appears. The latest notice comes first.",
        },
        day: {
          label: "Important date in the notice",
          help: "For example the last day to apply. It is printed large on the poster, and readers can add it to their phone.",
        },
        pinUntil: {
          label: "First on the home page until",
          help: "Until the end of this day it comes before newer notices there. If there are several, only the newest comes first.",
        },
        text: { label: "Notice", help: "What, for whom and by when, in one or two sentences." },
        details: {
          label: "Details",
          help: "For the notice’s own page. Leave an empty line between paragraphs. Begin each line of a list with “- ”.",
        },
        link: { ...commonWords.en.page, label: "Page with more about it" },
        picture: { label: "Picture" },
        "picture.picture": commonWords.en.picture,
        "picture.alt": commonWords.en.alt,
        file: { label: "PDF", help: "The signed circular, the timetable or a form." },
      },
    },
    mr: {
      one: "सूचना",
      many: "सूचना",
      add: "नवी सूचना",
      attach: "PDF किंवा फोटो जोडा",
      fields: {
        on: {
          label: "तारीख",
          help: "रिकामी ठेवली, तर सूचना ज्या दिवशी दिसू लागेल त्या दिवसाची तारीख आपोआप येते. सर्वांत नवी सूचना सर्वांत वर दिसते.",
        },
        day: {
          label: "सूचनेतील महत्त्वाची तारीख",
          help: "उदा. अर्जाची शेवटची तारीख. पोस्टरवर ती मोठ्या अक्षरांत दिसते. वाचकांना ती फोनच्या कॅलेंडरमध्ये नोंदवता येते.",
        },
        pinUntil: {
          label: "मुख्यपृष्ठावर सर्वांत वर कधीपर्यंत",
          help: "या दिवसाच्या शेवटपर्यंत ती मुख्यपृष्ठावर नव्या सूचनांच्याही वर दिसते. अशा अनेक असतील, तर त्यांतील सर्वांत नवी वर दिसते.",
        },
        text: { label: "सूचना", help: "काय, कोणासाठी आणि कधीपर्यंत, हे एक-दोन वाक्यांत लिहा." },
        details: {
          label: "सविस्तर माहिती",
          help: "सूचनेच्या स्वतंत्र पानासाठी. दोन परिच्छेदांमध्ये एक ओळ मोकळी सोडा. यादीतील प्रत्येक ओळ “- ” ने सुरू करा.",
        },
        link: { ...commonWords.mr.page, label: "अधिक माहितीचे पान" },
        picture: { label: "फोटो" },
        "picture.picture": commonWords.mr.picture,
        "picture.alt": commonWords.mr.alt,
        file: { label: "PDF", help: "सही केलेले परिपत्रक, वेळापत्रक किंवा फॉर्म." },
      },
    },
  },
});

export const quickLinkKind = defineKind({
  name: "quickLinks",
  shelf: "year",
  file: "records/quick-links.yaml",
  shape: quickLink,
  id: "slug",
  publishedBy: "office",
  mayFollow: true,
  columns: ["title", "url"],
  nameOf: ({ title }) => title,
  widgets: { url: "page" },
  addresses: () => ["/"],
  words: {
    en: {
      one: "Quick link",
      many: "Quick links",
      add: "New quick link",
      fields: {
        title: { label: "Title", help: "Two or three words." },
        description: { label: "Line below the title" },
        url: {
          label: "Leads to",
          help: "A page of this site (/admission), a phone number (tel:18001805522) or a web address (https://...).",
          takes: "a page such as /admission, a phone number such as tel:18001805522, or an address with https://",
        },
        icon: { label: "Symbol" },
      },
      choices: { "icon.book": "Book", "icon.calendar": "Calendar", "icon.flask": "Flask", "icon.phone": "Phone" },
    },
    mr: {
      one: "महत्त्वाची लिंक",
      many: "महत्त्वाच्या लिंक",
      add: "नवी लिंक",
      fields: {
        title: { label: "शीर्षक", help: "दोन-तीन शब्दांत." },
        description: { label: "शीर्षकाखालची ओळ" },
        url: {
          label: "कुठे जायचे",
          help: "या संकेतस्थळावरील पान (/admission), फोन क्रमांक (tel:18001805522) किंवा वेब पत्ता (https://...).",
          takes: "/admission असे पान, tel:18001805522 असा फोन क्रमांक किंवा https:// ने सुरू होणारा पत्ता",
        },
        icon: { label: "चिन्ह" },
      },
      choices: {
        "icon.book": "पुस्तक",
        "icon.calendar": "दिनदर्शिका",
        "icon.flask": "प्रयोगशाळेतील चंबू",
        "icon.phone": "फोन",
      },
    },
  },
});
