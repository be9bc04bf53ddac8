import { z } from "zod";
import { day, describedPicture, picture, slug, text } from "#app/cms/content/text.ts";
import { defineKind } from "#app/cms/records/kind.ts";
import { commonWords } from "#app/cms/records/kind-words.ts";
import { formatDigits } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";

const eventFields = {
  id: z.int().min(1),
  title: text,
  on: day,
  until: day.optional(),
  time: text,
  description: text,
  picture,
  alt: text,
};

/** content/records/cultural-events.yaml. The academic year of an event is derived from its day. */
const culturalEvent = z.strictObject({
  ...eventFields,
  pictures: z.array(describedPicture),
});
export type CulturalEvent = z.infer<typeof culturalEvent>;

/** content/records/sports-events.yaml */
const sportsEvent = z.strictObject({ ...eventFields, venue: text });

/** content/records/calendar.yaml */
const calendarEntry = z.strictObject({
  id: slug,
  from: day,
  to: day.optional(),
  title: text,
  status: z.enum(["expected", "announced"], "expected or announced").optional(),
  holiday: z.literal(true).optional(),
});

const eventFieldWords = {
  en: {
    title: { label: "Name of the event" },
    on: { label: "Date" },
    until: {
      label: "Last day",
      help: "Only for an event of several days.",
      takes: "a date that is not before the first day",
    },
    time: { label: "Time", help: "For example 11:00 AM to 3:00 PM." },
    description: { label: "Description", help: "What happens, who may come, what to bring." },
    picture: {
      label: "Main picture",
      help: `Without one of its own, choose “${commonWords.en.noPicture.label}”: lists then show the date.`,
    },
    alt: commonWords.en.alt,
  },
  mr: {
    title: { label: "कार्यक्रमाचे नाव" },
    on: { label: "तारीख" },
    until: { label: "शेवटचा दिवस", help: "कार्यक्रम अनेक दिवसांचा असेल, तरच भरा.", takes: "पहिला दिवस किंवा त्यानंतरची तारीख" },
    time: { label: "वेळ", help: "उदा. सकाळी ११ ते दुपारी ३." },
    description: { label: "वर्णन", help: "काय होणार, कोणी यायचे, सोबत काय आणायचे." },
    picture: {
      label: "मुख्य फोटो",
      help: `फोटो नसेल, तर “${commonWords.mr.noPicture.label}” निवडा; मग यादीत तारीख दिसते.`,
    },
    alt: commonWords.mr.alt,
  },
};

export const culturalEventKind = defineKind({
  name: "culturalEvents",
  shelf: "week",
  file: "records/cultural-events.yaml",
  shape: culturalEvent,
  id: "number",
  publishedBy: "office",
  mayFollow: true,
  isShared: true,
  hasCode: true,
  columns: ["title", "on"],
  nameOf: ({ title }) => title,
  pictures: { describedBy: "title" },
  widgets: { description: "paragraph" },
  layout: {
    open: ["title", "on", "time", "description", "pictures"],
    folds: { main: ["picture", "alt"], days: ["until"] },
  },
  addresses: (slug) => [`/events/cultural?event=${slug}`, "/events/cultural", "/events"],
  words: {
    en: {
      one: "Cultural event",
      many: "Cultural events",
      add: "New cultural event",
      fields: {
        ...eventFieldWords.en,
        pictures: {
          label: "Photos",
          help: "Of the event, the notice, the report. The first is the main one, unless you choose another. Each gets the event’s name and a number as its description; you may write a better one.",
          row: "Picture",
          add: "Add a picture",
        },
        "pictures.picture": commonWords.en.picture,
        "pictures.alt": commonWords.en.alt,
      },
      folds: { main: "Main picture", days: "An event of several days" },
    },
    mr: {
      one: "सांस्कृतिक कार्यक्रम",
      many: "सांस्कृतिक कार्यक्रम",
      add: "नवा सांस्कृतिक कार्यक्रम",
      fields: {
        ...eventFieldWords.mr,
        pictures: {
          label: "फोटो",
          help: "कार्यक्रमाचे, सूचनेचे किंवा अहवालाचे फोटो. पहिला फोटो मुख्य असतो; हवा तर दुसरा निवडा. प्रत्येक फोटोला कार्यक्रमाचे नाव आणि क्रमांक हे वर्णन आपोआप मिळते; त्याहून चांगले वर्णन तुम्ही लिहू शकता.",
          row: "फोटो",
          add: "फोटो जोडा",
        },
        "pictures.picture": commonWords.mr.picture,
        "pictures.alt": commonWords.mr.alt,
      },
      folds: { main: "मुख्य फोटो", days: "अनेक दिवसांचा कार्यक्रम" },
    },
  },
});

export const sportsEventKind = defineKind({
  name: "sportsEvents",
  shelf: "week",
  file: "records/sports-events.yaml",
  shape: sportsEvent,
  id: "number",
  publishedBy: "office",
  mayFollow: true,
  isShared: true,
  hasCode: true,
  columns: ["title", "on"],
  nameOf: ({ title }) => title,
  pictures: { describedBy: "title" },
  widgets: { description: "paragraph" },
  addresses: () => ["/events/sports", "/events"],
  words: {
    en: {
      one: "Sports event",
      many: "Sports events",
      add: "New sports event",
      fields: { ...eventFieldWords.en, venue: { label: "Place", help: "For example Institute ground." } },
    },
    mr: {
      one: "क्रीडा स्पर्धा",
      many: "क्रीडा स्पर्धा",
      add: "नवी क्रीडा स्पर्धा",
      fields: {
        ...eventFieldWords.mr,
        title: { label: "स्पर्धेचे नाव" },
        venue: { label: "ठिकाण", help: "उदा. संस्थेचे क्रीडांगण." },
      },
    },
  },
});

export const calendarKind = defineKind({
  name: "calendar",
  shelf: "week",
  file: "records/calendar.yaml",
  shape: calendarEntry,
  id: "slug",
  publishedBy: "office",
  mayFollow: true,
  isShared: true,
  hasCode: true,
  columns: ["title", "from", "to"],
  nameOf: ({ title }) => title,
  addresses: () => ["/events", "/students"],
  words: {
    en: {
      one: "Calendar entry",
      many: "Academic calendar",
      add: "New entry",
      fields: {
        from: { label: "First day" },
        to: { label: "Last day", help: "Only for several days.", takes: "a date that is not before the first day" },
        title: { label: "Event or holiday", help: "For example First internal examinations, Diwali holidays." },
        status: { label: "Status of the date", help: "Only for dates that may still change." },
        holiday: {
          label: "Institute closed",
          help: "Students see these days under Holidays, and the office gets no morning email on those days.",
        },
      },
      choices: { "status.expected": "Expected", "status.announced": "Announced" },
    },
    mr: {
      one: "दिनदर्शिकेतील नोंद",
      many: "शैक्षणिक दिनदर्शिका",
      add: "नवी नोंद",
      fields: {
        from: { label: "पहिला दिवस" },
        to: { label: "शेवटचा दिवस", help: "अनेक दिवस असतील, तरच भरा.", takes: "पहिला दिवस किंवा त्यानंतरची तारीख" },
        title: { label: "कार्यक्रम किंवा सुट्टी", help: "उदा. पहिली अंतर्गत परीक्षा, दिवाळी सुट्टी." },
        status: { label: "तारखेची स्थिती", help: "बदलण्याची शक्यता असलेल्या तारखांसाठीच भरा." },
        holiday: {
          label: "संस्थेला सुट्टी",
          help: "विद्यार्थ्यांच्या पानावर सुट्ट्यांमध्ये दिसते; या दिवशी कार्यालयाला सकाळचा ईमेल जात नाही.",
        },
      },
      choices: { "status.expected": "अपेक्षित", "status.announced": "जाहीर" },
    },
  },
});

const en = {
  upcoming: "Coming up",
  noneUpcoming: "No events are planned at present. Past events are listed below.",
  archives: "All events",
  calendar: "Academic Calendar",
  cultural: "Cultural event",
  sports: "Sports event",
  viewDetails: "View Details (Images)",
  noSports: "No sports events are scheduled at this time.",
  academicYear: (year: string) => `Academic year ${year}`,
  allYears: "All years",
  ofYear: (year: string) => `Cultural events ${year}`,
  pages: "Pages",
  page: (page: string, of: string) => `Page ${page} of ${of}`,
  previous: "Newer",
  next: "Older",
  back: "All cultural events",
  pictures: "Images of this event",
};

const mr: typeof en = {
  upcoming: "लवकरच",
  noneUpcoming: "सध्या कोणताही कार्यक्रम ठरलेला नाही. झालेले कार्यक्रम खाली पाहा.",
  archives: "सर्व कार्यक्रम",
  calendar: "शैक्षणिक दिनदर्शिका",
  cultural: "सांस्कृतिक",
  sports: "क्रीडा",
  viewDetails: "तपशील पाहा (चित्रे)",
  noSports: "सध्या कोणतीही क्रीडा स्पर्धा ठरलेली नाही.",
  academicYear: (year) => `शैक्षणिक वर्ष ${year}`,
  allYears: "सर्व वर्षे",
  ofYear: (year) => `सांस्कृतिक कार्यक्रम ${formatDigits(year, "mr")}`,
  pages: "पाने",
  page: (page, of) => `पान ${page} / ${of}`,
  previous: "नवे कार्यक्रम",
  next: "जुने कार्यक्रम",
  back: "सर्व सांस्कृतिक कार्यक्रम",
  pictures: "या कार्यक्रमाची चित्रे",
};

export const eventWords: Record<Locale, typeof en> = { en, mr };
