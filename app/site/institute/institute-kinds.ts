import { months } from "#app/cms/content/academic-year.ts";
import { instituteFile, instituteShape } from "#app/cms/content/institute.ts";
import { defineKind } from "#app/cms/records/kind.ts";
import { commonWords, type KindWords } from "#app/cms/records/kind-words.ts";
import { monthName } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import { facility } from "./facilities.ts";

const monthNames = (locale: Locale) =>
  Object.fromEntries(months.map((month, at) => [`yearStarts.month.${month}`, monthName(at + 1, locale)]));

const en: KindWords = {
  one: "Institute",
  folds: {
    greeting: "Motto and welcome",
    body: "Society, codes and NSS",
    contact: "Contact",
    times: "Hours and academic year",
    online: "WhatsApp, social media and map",
  },
  fields: {
    name: { label: "Full name", help: "As it is registered." },
    shortName: { label: "Short name" },
    town: { label: "Town" },
    motto: { label: "Motto" },
    welcome: { label: "Welcome", help: "The title of the home page." },
    promise: { label: "Sentence below the welcome" },
    established: { label: "Year of establishment" },
    yearStarts: { label: "First day of the academic year" },
    "yearStarts.day": { label: "Day", takes: "a day of that month" },
    "yearStarts.month": {
      label: "Month",
      help: "Notices, events and the calendar are listed under academic years. If you leave it empty, the year begins on 1 June.",
    },
    isSample: { label: "This is a sample site", help: "While it is ticked, every page says so." },
    society: { label: "Society or trust", help: "The one that runs the institute." },
    codes: { label: "Codes" },
    "codes.dte": { label: "DTE code" },
    "codes.pci": { label: "PCI code" },
    "codes.msbte": { label: "MSBTE code" },
    "codes.aishe": { label: "AISHE code" },
    nss: { label: "NSS unit" },
    contact: { label: "Contact" },
    "contact.person": { ...commonWords.en.name, label: "Whom to ask for" },
    "contact.role": { label: "Their desk or post" },
    "contact.email": { label: "Email" },
    "contact.phone": { label: "Phone", help: "A landline with its STD code: 02362 244558." },
    "contact.secondPhone": { label: "Second phone" },
    "contact.whatsappNumber": {
      label: "WhatsApp number of the office",
      help: "Families write to it, and nobody else sees their number. If you leave it empty, pages offer only the phone.",
    },
    "contact.address": { label: "Street and town" },
    "contact.district": { label: "District and state" },
    "contact.postcode": { label: "PIN code" },
    "contact.answerDays": {
      label: "Working days within which the office answers an enquiry",
      help: "Forms and emails promise it. If you leave it empty, they name no day.",
    },
    hours: { label: "Hours" },
    "hours.office": { label: "The office is open" },
    "hours.course": { label: "Teachers’ hours" },
    "hours.machine": {
      label: "Office hours for Google and other search engines",
      help: "Days by two English letters, times by 24 hours: Mo-Sa 09:00-17:00.",
      takes: "days and times such as Mo-Sa 09:00-17:00",
    },
    whatsapp: {
      label: "WhatsApp group",
      help: "The invitation to the group. Everyone in it sees each other’s numbers.",
    },
    whatsappChannel: {
      label: "WhatsApp channel",
      help: "The invitation to the channel. It is better than a group: nobody in it sees a student’s number.",
    },
    social: { label: "Social media", row: "Link", add: "Add a link" },
    "social.name": { label: "Name", help: "Facebook, Instagram, YouTube." },
    "social.url": { label: "Web address" },
    map: { label: "Map" },
    "map.embed": { label: "Address of the map on the page" },
    "map.directions": { label: "Address of the directions" },
  },
  choices: { ...monthNames("en"), "nss.yes": "Yes", "nss.no": "No" },
};

const mr: KindWords = {
  one: "संस्था",
  folds: {
    greeting: "ब्रीदवाक्य आणि स्वागत",
    body: "संस्था, कोड आणि NSS",
    contact: "संपर्क",
    times: "वेळा आणि शैक्षणिक वर्ष",
    online: "WhatsApp, समाजमाध्यमे आणि नकाशा",
  },
  fields: {
    name: { label: "पूर्ण नाव", help: "नोंदणीत आहे तसे." },
    shortName: { label: "छोटे नाव" },
    town: { label: "गाव किंवा शहर" },
    motto: { label: "ब्रीदवाक्य" },
    approvals: { label: "मान्यतांची ओळ", help: "प्रत्येक पानाच्या वर, मुख्यपृष्ठावर आणि माहितीपत्रकात दिसते." },
    welcome: { label: "स्वागत", help: "मुख्यपृष्ठाचे शीर्षक." },
    promise: { label: "स्वागताखालचे वाक्य" },
    established: { label: "स्थापनेचे वर्ष" },
    yearStarts: { label: "शैक्षणिक वर्षाचा पहिला दिवस" },
    "yearStarts.day": { label: "दिवस", takes: "त्या महिन्यातला दिवस" },
    "yearStarts.month": {
      label: "महिना",
      help: "सूचना, कार्यक्रम आणि दिनदर्शिका शैक्षणिक वर्षांनुसार दिसतात. काहीही भरले नाही, तर वर्ष १ जूनला सुरू होते.",
    },
    isSample: { label: "हे नमुना संकेतस्थळ आहे", help: "खूण असेपर्यंत प्रत्येक पानावर तसे लिहिलेले दिसते." },
    society: { label: "संस्था चालवणारे मंडळ किंवा न्यास (ट्रस्ट)" },
    codes: { label: "कोड" },
    "codes.dte": { label: "DTE कोड" },
    "codes.pci": { label: "PCI कोड" },
    "codes.msbte": { label: "MSBTE कोड" },
    "codes.aishe": { label: "AISHE कोड" },
    nss: { label: "राष्ट्रीय सेवा योजना (NSS)" },
    contact: { label: "संपर्क" },
    "contact.person": { ...commonWords.mr.name, label: "कोणाशी बोलायचे" },
    "contact.role": { label: "कक्ष किंवा पद" },
    "contact.email": { label: "ईमेल" },
    "contact.phone": { label: "फोन", help: "लँडलाइन असेल, तर एसटीडी कोडसह: 02362 244558." },
    "contact.secondPhone": { label: "दुसरा फोन" },
    "contact.whatsappNumber": {
      label: "कार्यालयाचा WhatsApp क्रमांक",
      help: "इथे लिहिणाऱ्यांचा क्रमांक फक्त कार्यालयाला दिसतो. रिकामे ठेवले, तर पानांवर फक्त फोन दिसतो.",
    },
    "contact.address": { label: "रस्ता आणि गाव" },
    "contact.district": { label: "जिल्हा आणि राज्य" },
    "contact.postcode": { label: "पिन कोड" },
    "contact.answerDays": {
      label: "चौकशीला किती कामकाजाच्या दिवसांत उत्तर देता",
      help: "फॉर्म आणि ईमेलमध्ये दिसते. रिकामे ठेवले, तर दिवस सांगितला जात नाही.",
    },
    hours: { label: "वेळा" },
    "hours.office": { label: "कार्यालयाची वेळ" },
    "hours.course": { label: "शिक्षकांना फोन करायची वेळ" },
    "hours.machine": {
      label: "Google साठी कार्यालयाची वेळ",
      help: "वारांची दोन इंग्रजी अक्षरे आणि २४ तासांची वेळ: Mo-Sa 09:00-17:00.",
      takes: "वार आणि वेळ, उदा. Mo-Sa 09:00-17:00",
    },
    whatsapp: { label: "WhatsApp ग्रुप", help: "ग्रुपचे निमंत्रण. ग्रुपमधील सर्वांना एकमेकांचे क्रमांक दिसतात." },
    whatsappChannel: {
      label: "WhatsApp चॅनेल",
      help: "चॅनेलचे निमंत्रण. ग्रुपपेक्षा हे चांगले: विद्यार्थ्याचा क्रमांक कोणालाही दिसत नाही.",
    },
    social: { label: "समाजमाध्यमे", row: "लिंक", add: "लिंक जोडा" },
    "social.name": { label: "नाव", help: "Facebook, Instagram, YouTube." },
    "social.url": { label: "वेब पत्ता" },
    map: { label: "नकाशा" },
    "map.embed": { label: "पानावरील नकाशाचा पत्ता" },
    "map.directions": { label: "येण्याच्या मार्गाचा पत्ता" },
  },
  choices: { ...monthNames("mr"), "nss.yes": "आहे", "nss.no": "नाही" },
};

const instituteWords: Record<Locale, KindWords> = { en, mr };

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
