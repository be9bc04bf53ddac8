import { z } from "zod";
import { picture, slug, text } from "#app/cms/content/text.ts";
import { defineKind } from "#app/cms/records/kind.ts";
import { commonWords } from "#app/cms/records/kind-words.ts";

/** content/records/teachers.yaml */
const teacherRecord = z.strictObject({
  id: slug,
  name: text,
  portrait: picture.optional(),
  /** A picture of the résumé; without it the table says N/A. */
  resume: picture.optional(),
  details: z.strictObject({
    qualifications: text,
    specialization: text,
    department: text,
    designation: text,
    experience: z.strictObject({ industry: text, teaching: text }),
    publication: text.optional(),
    award: text.optional(),
    membership: text.optional(),
    email: z.email(),
  }),
  /** Position in the table, from 1; default: the order of the records. */
  place: z.int().min(1).max(999).optional(),
  /** The email address of the person's faculty account, where it is another than the one that the website shows. */
  account: z.email().optional(),
});
export type TeacherRecord = z.infer<typeof teacherRecord>;

export const teacherKind = defineKind({
  name: "teachers",
  shelf: "year",
  file: "records/teachers.yaml",
  shape: teacherRecord,
  id: "slug",
  publishedBy: "principal",
  pictures: { folders: ["people", "documents"] },
  columns: ["name", "details.designation"],
  nameOf: ({ name }) => name,
  widgets: { "details.publication": "paragraph" },
  addresses: () => ["/faculty", "/inspection"],
  words: {
    en: {
      one: "Teacher",
      many: "Teachers",
      add: "New teacher",
      fields: {
        name: commonWords.en.name,
        portrait: {
          label: "Photo",
          help: "Head and shoulders, taller than it is wide; taken against a wall, in daylight. Without it the website shows the initials.",
        },
        resume: { label: "Picture of the resume", help: "Without it the table says N/A." },
        details: { label: "Details" },
        "details.qualifications": { label: "Qualifications", help: "For example M.Pharm, Ph.D." },
        "details.specialization": { label: "Specialization" },
        "details.department": { label: "Department" },
        "details.designation": { label: "Designation", help: "For example Principal or Lecturer." },
        "details.experience": { label: "Experience" },
        "details.experience.industry": { label: "In industry", help: "For example 3 years." },
        "details.experience.teaching": { label: "In teaching", help: "For example 12 years." },
        "details.publication": { label: "Publications" },
        "details.award": { label: "Award" },
        "details.membership": { label: "Membership" },
        "details.email": {
          label: "Email",
          help: "If the teacher has an approved profile with this address, the website shows what it says.",
        },
        place: { label: "Place in the list of teachers", help: "1 stands first. Leave it empty for the usual order." },
        account: {
          label: "Email of the faculty account",
          help: "Only if the teacher logs in with another address than the one above. Otherwise the teacher appears on the website twice.",
        },
      },
    },
    mr: {
      one: "शिक्षक",
      many: "शिक्षक",
      add: "नवे शिक्षक",
      fields: {
        name: commonWords.mr.name,
        portrait: {
          label: "फोटो",
          help: "चेहरा व खांदे दिसणारा उभा फोटो; भिंतीसमोर, दिवसाच्या उजेडात काढलेला. नसेल, तर नावाची आद्याक्षरे दिसतात.",
        },
        resume: { label: "बायोडेटाचा फोटो", help: "नसेल, तर तक्त्यात “नाही” असे दिसते." },
        details: { label: "तपशील" },
        "details.qualifications": { label: "शैक्षणिक पात्रता", help: "उदा. एम.फार्म, पीएच.डी." },
        "details.specialization": { label: "विशेष विषय" },
        "details.department": { label: "विभाग" },
        "details.designation": { label: "पद", help: "उदा. प्राचार्य, शिक्षक." },
        "details.experience": { label: "अनुभव" },
        "details.experience.industry": { label: "उद्योगातील", help: "उदा. ३ वर्षे." },
        "details.experience.teaching": { label: "अध्यापनातील", help: "उदा. १२ वर्षे." },
        "details.publication": { label: "प्रकाशने" },
        "details.award": { label: "पुरस्कार/सन्मान" },
        "details.membership": { label: "सदस्यत्व" },
        "details.email": {
          label: "ईमेल",
          help: "याच पत्त्याने मंजूर प्रोफाइल असेल, तर संकेतस्थळावर प्रोफाइलमधील माहिती दिसते.",
        },
        place: { label: "शिक्षकांच्या यादीतील क्रमांक", help: "१ सर्वांत वर. रिकामे ठेवले, तर नेहमीचा क्रम राहतो." },
        account: {
          label: "शिक्षक खात्याचा ईमेल",
          help: "शिक्षक वरच्यापेक्षा वेगळ्या पत्त्याने लॉगिन करत असतील, तरच भरा. नाहीतर त्यांचे नाव संकेतस्थळावर दोनदा दिसते.",
        },
      },
    },
  },
});
