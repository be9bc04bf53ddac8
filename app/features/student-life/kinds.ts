import { commonWords } from "#app/platform/records/common-words.ts";
import { defineKind } from "#app/platform/records/kind.ts";
import { contactsShape } from "./schema.ts";

export const contactsKind = defineKind({
  name: "contacts",
  shelf: "year",
  file: "records/contacts.yaml",
  shape: contactsShape,
  id: "single",
  publishedBy: "office",
  columns: ["people"],
  widgets: { "people.phone": "phone", "helplines.phone": "phone" },
  addresses: () => ["/visit"],
  words: {
    en: {
      one: "Phone numbers",
      fields: {
        people: { label: "Whom to call for what", row: "Person", add: "Add a person" },
        "people.task": { label: "What for", help: "For example Admission, seats, documents." },
        "people.name": commonWords.en.name,
        "people.role": { label: "Post or desk" },
        "people.phone": { label: "Phone" },
        "people.email": {
          label: "Email",
          help: "UGC’s notices tell institutions to show the email of the anti-ragging officer.",
        },
        "people.hours": { label: "When" },
        "people.whatsapp": { label: "Can be reached by the institute’s WhatsApp" },
        helplines: { label: "Helplines", row: "Helpline", add: "Add a helpline" },
        "helplines.phone": { label: "Phone" },
        "helplines.name": { label: "What it is for" },
      },
      choices: {
        "people.hours.office": "Office hours",
        "people.hours.classes": "Teachers’ hours",
        "people.hours.always": "At any hour",
      },
    },
    mr: {
      one: "फोन क्रमांक",
      fields: {
        people: { label: "कशासाठी कोणाला फोन करायचा", row: "व्यक्ती", add: "व्यक्ती जोडा" },
        "people.task": { label: "कशासाठी", help: "उदा. प्रवेश, जागा, कागदपत्रे." },
        "people.name": commonWords.mr.name,
        "people.role": { label: "पद किंवा कक्ष" },
        "people.phone": { label: "फोन" },
        "people.email": {
          label: "ईमेल",
          help: "रॅगिंगविरोधी अधिकाऱ्यांचा ईमेल दाखवावा, असे UGC च्या सूचना सांगतात.",
        },
        "people.hours": { label: "केव्हा" },
        "people.whatsapp": { label: "संस्थेच्या WhatsApp वर संपर्क होतो" },
        helplines: { label: "मदत क्रमांक", row: "मदत क्रमांक", add: "मदत क्रमांक जोडा" },
        "helplines.phone": { label: "फोन" },
        "helplines.name": { label: "कशासाठी" },
      },
      choices: {
        "people.hours.office": "कार्यालयाच्या वेळेत",
        "people.hours.classes": "शिक्षकांच्या वेळेत",
        "people.hours.always": "कधीही",
      },
    },
  },
});
