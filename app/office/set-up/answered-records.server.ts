import type { RecordData } from "#app/cms/records/draft.ts";
import type { FirstVersions } from "#app/cms/records/kind-files.server.ts";
import type { FirstRecord } from "#app/cms/records/record-transfer.server.ts";
import { latinDigits } from "#app/lib/i18n/format.ts";
import { internationalPhone } from "#app/lib/i18n/phone.ts";
import type { AnswerName, Answers } from "./questions.ts";

const answeredTexts = {
  welcome: { en: (name: string) => `Welcome to ${name}`, mr: (name: string) => `${name} येथे तुमचे स्वागत` },
  principal: { en: "Principal", mr: "प्राचार्य" },
  hostel: {
    yes: { en: "The institute has a hostel.", mr: "संस्थेचे वसतिगृह आहे." },
    no: { en: "The institute has no hostel.", mr: "संस्थेचे वसतिगृह नाही." },
  },
  bus: {
    yes: { en: "The institute has a bus.", mr: "संस्थेची बस आहे." },
    no: { en: "The institute has no bus.", mr: "संस्थेची बस नाही." },
  },
};

/** Where one language is missing, the other one is used. */
type BothTexts = { en: string; mr: string } | undefined;

const inBoth = (en: string | undefined, mr: string | undefined): BothTexts =>
  en || mr ? { en: en ?? mr ?? "", mr: mr ?? en ?? "" } : undefined;

function stated(data: RecordData): RecordData | undefined {
  const entries = Object.entries(data).filter(([, value]) => value !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function instituteOf(base: RecordData, answers: Answers): RecordData {
  const both = (stem: string) => inBoth(answers[`${stem}En` as AnswerName], answers[`${stem}Mr` as AnswerName]);
  const { dte, pci, msbte, aishe, postcode, phone, secondPhone, email } = answers;
  const name = both("name");
  const contact = {
    address: both("address"),
    district: both("district"),
    postcode: postcode && latinDigits(postcode),
    phone: phone && internationalPhone(phone),
    secondPhone: secondPhone && internationalPhone(secondPhone),
    email,
  };
  const own = {
    name,
    shortName: both("shortName") ?? name,
    welcome: name && { en: answeredTexts.welcome.en(name.en), mr: answeredTexts.welcome.mr(name.mr) },
    town: both("town"),
    society: both("society"),
    codes: stated({ dte, pci, msbte, aishe }),
    nss: answers.nss,
  };
  return {
    ...base,
    ...stated(own),
    contact: { ...(base.contact as RecordData), ...stated(contact) },
    hours: { ...(base.hours as RecordData), ...stated({ office: both("hours") }) },
    isSample: false,
  };
}

const textsFor = (what: "hostel" | "bus", answer: string | undefined) =>
  answer === "yes" || answer === "no" ? answeredTexts[what][answer] : undefined;

/** The records of the content that the institute begins with, with what was answered. */
export function recordsOfAnswers(files: FirstVersions, answers: Answers): FirstRecord[] {
  const base = (kind: string) => files.of(kind, kind) ?? {};
  const holder = inBoth(answers.principalEn, answers.principalMr);
  const travel = stated({ stay: textsFor("hostel", answers.hostel), busesNote: textsFor("bus", answers.bus) });
  const look = stated({ colour: answers.colour, logo: answers.logo });
  const changed: Record<string, RecordData | undefined> = {
    institute: instituteOf(base("institute"), answers),
    course: answers.seats ? { ...base("course"), intake: Number(latinDigits(answers.seats)) } : undefined,
    appearance: look && { ...base("appearance"), ...look },
    organogram: holder && { ...base("organogram"), title: answeredTexts.principal, holder },
    stayAndTravel: travel && { ...base("stayAndTravel"), ...travel },
  };
  return Object.entries(changed).flatMap(([kind, data]) => (data ? [{ kind, slug: kind, data }] : []));
}
