import { z } from "zod";
import { day, slug, text } from "#app/cms/content/text.ts";
import { defineKind } from "#app/cms/records/kind.ts";
import { commonWords } from "#app/cms/records/kind-words.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";

/** content/records/committees.yaml */
const committee = z.strictObject({
  id: slug,
  kind: z.enum(["governing", "statutory"]),
  title: text,
  description: text,
  paper: slug.optional(),
  /** `until`: the last day of a member's term. */
  members: z.array(z.strictObject({ name: text, role: text, until: day.optional() })).min(1),
});
export type Committee = z.infer<typeof committee>;

export interface Post {
  title: z.infer<typeof text>;
  holder?: z.infer<typeof text> | undefined;
  reports?: Post[] | undefined;
}

/** content/records/organogram.yaml */
export const post: z.ZodType<Post> = z.strictObject({
  title: text,
  holder: text.optional(),
  get reports() {
    return z.array(post).optional();
  },
});

export const committeeKind = defineKind({
  name: "committees",
  shelf: "year",
  file: "records/committees.yaml",
  shape: committee,
  id: "slug",
  publishedBy: "principal",
  columns: ["title", "kind"],
  nameOf: ({ title }) => title,
  widgets: { description: "paragraph", paper: "paper" },
  addresses: () => ["/about-us/gb-cdc", "/about-us/statutory-committee", "/inspection"],
  words: {
    en: {
      one: "Committee",
      many: "Committees",
      add: "New committee",
      fields: {
        kind: { label: "Kind" },
        title: { label: "Name of the committee" },
        description: { label: "What it does", help: "For students and parents: when to go to it, and how." },
        paper: { label: "Document", help: "The order or the guidelines by which it works." },
        members: { label: "Members", row: "Member", add: "Add a member" },
        "members.name": commonWords.en.name,
        "members.role": {
          label: "Post",
          help: "For example Chairperson, Member Secretary or Parents’ Representative.",
        },
        "members.until": {
          label: "Last day of the term",
          help: "Only if the term has an end. After it the name stays on the page for 12 months, with this day.",
        },
      },
      choices: { "kind.governing": "Governing (GB, CDC)", "kind.statutory": "Statutory" },
    },
    mr: {
      one: "समिती",
      many: "समित्या",
      add: "नवी समिती",
      fields: {
        kind: { label: "प्रकार" },
        title: { label: "समितीचे नाव" },
        description: { label: "समिती काय करते", help: "विद्यार्थी व पालकांसाठी: समितीकडे केव्हा आणि कसे जायचे." },
        paper: { label: "कागदपत्र", help: "समितीच्या स्थापनेचा आदेश किंवा मार्गदर्शक सूचना." },
        members: { label: "सदस्य", row: "सदस्य", add: "सदस्य जोडा" },
        "members.name": commonWords.mr.name,
        "members.role": { label: "पद", help: "उदा. अध्यक्ष, सदस्य सचिव, पालक प्रतिनिधी." },
        "members.until": {
          label: "मुदतीचा शेवटचा दिवस",
          help: "मुदत ठरलेली असेल, तर भरा. मुदत संपल्यावर नाव या तारखेसह १२ महिने पानावर राहते.",
        },
      },
      choices: { "kind.governing": "नियामक (नियामक मंडळ, विकास समिती)", "kind.statutory": "वैधानिक" },
    },
  },
});

export const organogramKind = defineKind({
  name: "organogram",
  shelf: "year",
  file: "records/organogram.yaml",
  shape: post,
  id: "single",
  publishedBy: "principal",
  columns: ["title"],
  nameOf: ({ title }) => title,
  addresses: () => ["/about-us/organogram"],
  words: {
    en: {
      one: "Organogram",
      fields: {
        title: { label: "Post", help: "For example Principal, Lecturer or Accountant." },
        holder: { ...commonWords.en.name, label: "Who holds it" },
        reports: { label: "Posts that report to it", row: "Post", add: "Add a post below" },
      },
    },
    mr: {
      one: "संस्थेची रचना",
      fields: {
        title: { label: "पद", help: "उदा. प्राचार्य, शिक्षक, लेखापाल." },
        holder: { ...commonWords.mr.name, label: "या पदावर कोण आहे" },
        reports: { label: "या पदाखालील पदे", row: "पद", add: "याखाली पद जोडा" },
      },
    },
  },
});

const en = {
  guidelines: "View guidelines",
  view: "View the document",
  members: "Members",
  name: "Name",
  role: "Role",
  term: (day: string) => `Term until ${day}`,
  left: (day: string) => `Member until ${day}`,
  chart: "Who reports to whom",
};

const mr: typeof en = {
  guidelines: "मार्गदर्शक सूचना पाहा",
  view: "कागदपत्र पाहा",
  members: "सदस्य",
  name: "नाव",
  role: "पद",
  term: (day) => `मुदत ${day} पर्यंत`,
  left: (day) => `${day} पर्यंत सदस्य`,
  chart: "कोण कोणाला जबाबदार",
};

export const committeeWords: Record<Locale, typeof en> = { en, mr };
