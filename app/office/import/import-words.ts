import type { Locale } from "#app/lib/i18n/locale.ts";

const inEnglish: Record<Locale, string> = { en: "English", mr: "Marathi" };

const en = {
  title: "Import a table",
  lead: "Teachers, subjects, committees, fees and old addresses, from a spreadsheet. First you see which rows have mistakes. Nothing is published yet.",
  names: {
    teachers: "Teachers",
    subjects: "Subjects",
    committees: "Committees and their members",
    fees: "Fees",
    redirects: "Addresses of the old website",
  } as Record<string, string>,
  which: "What is in the table?",
  file: "File",
  fileHelp:
    "Excel (XLSX), CSV or text, up to 5 MB and 400 rows. If a workbook has several sheets, we read the one whose column headings fit the table.",
  paste: "Or paste it here",
  pasteHelp: "Copy the rows in the spreadsheet, with the header row.",
  look: "Look at the table",
  templates: "Tables to fill in",
  templatesHelp:
    "CSV files with the column headings, for Excel or LibreOffice. The headings can be in English or Marathi, in any order.",
  pairsHelp:
    "Old addresses need no column headings: in each line the old address, a space, and the page of this site: /about.php /about-us/institute",
  template: (language: Locale) => inEnglish[language],
  headIn: (label: string, language: Locale) => `${label} (${inEnglish[language]})`,
  year: "Year",
  yes: "yes",
  no: "no",
  yesOrNo: "yes or no",
  preview: (name: string) => `Preview: ${name}`,
  row: "Row",
  content: "What it says",
  outcome: "Result",
  states: { new: "New", changed: "Changes what is there", same: "Already there" },
  leftOut: {
    sum: "Left out: the website adds up the fees itself.",
    nameless: "Left out: it has no name, code or address.",
    record: (head: string) => `Left out: “${head}” is missing.`,
    repeated: (row: string) => `Left out: row ${row} has the same name, code or address.`,
    list: "Left out: the year is missing. Please write 1 or 2.",
  },
  cut: "too long; only its beginning is taken.",
  empty: (heads: string) => `Not filled in: ${heads}.`,
  absent: (heads: string) =>
    `The table does not have everything that is needed before publishing. Add it in the drafts: ${heads}.`,
  unused: (heads: string) => `These columns are not imported: ${heads}.`,
  faults: (count: string, isOne: boolean) =>
    isOne
      ? "1 row has something to correct. You can also do that in the draft."
      : `${count} rows have something to correct. You can also do that in the drafts.`,
  later: "A table has no pictures and no documents: choose these in the drafts, before they are published.",
  make: (count: string, isOne: boolean) => (isOne ? "Make 1 draft" : `Make ${count} drafts`),
  nothing: "All of this is already there. There is nothing to import.",
  noRow: "None of these rows can be imported. Correct the table, and look at it again.",
  sheet: (name: string) => `Read: the sheet “${name}”.`,
  otherSheets: (names: string) =>
    `Not read, although their column headings fit too: ${names}. To import one of them, save it as a file of its own.`,
  asks: (head: string) => `The table has no column “${head}”. What should it be, for all rows?`,
  again: "Another table",
  made: (count: string, isOne: boolean) =>
    isOne
      ? "1 draft has been created. It is not public yet."
      : `${count} drafts have been created. They are not public yet.`,
  unmade: (count: string) => `${count} could not be saved. Please import the table again; nothing is added twice.`,
  see: "See the drafts",
  problems: {
    none: "Please choose a file, or paste the table.",
    kind: "Please say what is in the table.",
    fileKind: "This is not a table that we can read. Save it as XLSX or CSV.",
    fileLarge: "The file is too large. A table can have 5 MB; please take pictures out of it.",
    fileBroken: "The file cannot be read. Please save it once more as XLSX or CSV.",
    tableLong: "The table is too long. Please import at most 400 rows and 40 columns at a time.",
    heads: "None of the column headings is known. Please use those of the table to fill in.",
    empty: "There is no row below the column headings.",
    tooMany: (wait: string) => `You have sent very many tables. Please try again in ${wait}.`,
  },
};

const inMarathi: Record<Locale, string> = { en: "इंग्रजी", mr: "मराठी" };

const mr: typeof en = {
  title: "Excel तक्त्यातून भरा",
  lead: "शिक्षक, विषय, समित्या, शुल्क आणि जुने पत्ते थेट स्प्रेडशीटमधून. कोणत्या ओळीत काय चुकले, ते आधी दिसते; काहीही प्रसिद्ध होत नाही.",
  names: {
    teachers: "शिक्षक",
    subjects: "विषय",
    committees: "समित्या आणि त्यांचे सदस्य",
    fees: "शुल्क",
    redirects: "जुन्या संकेतस्थळाचे पत्ते",
  },
  which: "तक्त्यात काय आहे?",
  file: "फाइल",
  fileHelp:
    "Excel (XLSX), CSV किंवा टेक्स्ट; ५ MB आणि ४०० ओळींपर्यंत. Excel फाइलमध्ये अनेक शीट असतील, तर तक्त्याच्या रकान्यांची नावे असलेली शीट वाचली जाते.",
  paste: "किंवा इथे पेस्ट करा",
  pasteHelp: "स्प्रेडशीटमधील ओळी रकान्यांच्या नावांसह कॉपी करा.",
  look: "तक्ता तपासा",
  templates: "भरण्यासाठी तक्ते",
  templatesHelp:
    "रकान्यांची नावे असलेल्या CSV फायली; Excel आणि LibreOffice मध्ये उघडतात. नावे मराठीत किंवा इंग्रजीत, कोणत्याही क्रमाने चालतात.",
  pairsHelp:
    "जुन्या पत्त्यांसाठी रकान्यांची नावे लागत नाहीत: प्रत्येक ओळीत जुना पत्ता, एक जागा मोकळी आणि या संकेतस्थळावरील पान: /about.php /about-us/institute",
  template: (language) => inMarathi[language],
  headIn: (label, language) => `${label} (${inMarathi[language]})`,
  year: "वर्ष",
  yes: "हो",
  no: "नाही",
  yesOrNo: "हो किंवा नाही",
  preview: (name) => `असे दिसेल: ${name}`,
  row: "ओळ",
  content: "मजकूर",
  outcome: "काय होईल",
  states: { new: "नवी नोंद", changed: "आधीच्या नोंदीत बदल", same: "आधीच आहे" },
  leftOut: {
    sum: "घेतली नाही: शुल्काची बेरीज संकेतस्थळ स्वतः करते.",
    nameless: "घेतली नाही: नाव, कोड किंवा पत्ता नाही.",
    record: (head) => `घेतली नाही: “${head}” भरलेले नाही.`,
    repeated: (row) => `घेतली नाही: ओळ ${row} मध्ये तेच नाव, कोड किंवा पत्ता आहे.`,
    list: "घेतली नाही: वर्ष लिहिलेले नाही. १ किंवा २ लिहा.",
  },
  cut: "मजकूर खूप मोठा आहे; फक्त सुरुवातीचा भाग घेतला जाईल.",
  empty: (heads) => `भरलेले नाही: ${heads}.`,
  absent: (heads) => `प्रसिद्ध करण्यासाठी लागणारी सर्व माहिती तक्त्यात नाही. ती मसुद्यांत भरा: ${heads}.`,
  unused: (heads) => `हे रकाने घेतले जात नाहीत: ${heads}.`,
  faults: (count, isOne) =>
    isOne ? "१ ओळीत दुरुस्ती हवी. ती मसुद्यातही करता येते." : `${count} ओळींत दुरुस्ती हवी. ती मसुद्यांतही करता येते.`,
  later: "तक्त्यात फोटो आणि कागदपत्रे नसतात: प्रसिद्ध करण्याआधी ती मसुद्यात निवडा.",
  make: (count, isOne) => (isOne ? "१ मसुदा तयार करा" : `${count} मसुदे तयार करा`),
  nothing: "हे सर्व आधीच आहे. नवे घेण्यासारखे काही नाही.",
  noRow: "यातील एकही ओळ घेता येणार नाही. तक्ता दुरुस्त करून पुन्हा तपासा.",
  sheet: (name) => `“${name}” ही शीट वाचली आहे.`,
  otherSheets: (names) =>
    `या शीटमध्येही रकान्यांची अशीच नावे आहेत, पण त्या वाचल्या नाहीत: ${names}. त्यांतील माहितीही हवी असेल, तर ती शीट वेगळी फाइल म्हणून जतन करून द्या.`,
  asks: (head) => `तक्त्यात “${head}” हा रकाना नाही. सर्व ओळींसाठी ते इथे लिहा.`,
  again: "दुसरा तक्ता",
  made: (count, isOne) =>
    isOne ? "१ मसुदा तयार झाला. तो अजून प्रसिद्ध नाही." : `${count} मसुदे तयार झाले. ते अजून प्रसिद्ध नाहीत.`,
  unmade: (count) => `${count} जतन झाले नाहीत. तोच तक्ता पुन्हा द्या; काहीही दोनदा तयार होत नाही.`,
  see: "मसुदे पाहा",
  problems: {
    none: "फाइल निवडा किंवा तक्ता पेस्ट करा.",
    kind: "तक्त्यात काय आहे ते निवडा.",
    fileKind: "हा तक्ता आम्हाला वाचता येत नाही. XLSX किंवा CSV म्हणून जतन करून पाठवा.",
    fileLarge: "फाइल खूप मोठी आहे. तक्ता ५ MB पर्यंत चालतो; त्यातील फोटो काढा.",
    fileBroken: "फाइल वाचता येत नाही. XLSX किंवा CSV म्हणून पुन्हा जतन करून पाठवा.",
    tableLong: "तक्ता खूप मोठा आहे. एका वेळी जास्तीत जास्त ४०० ओळी आणि ४० रकाने द्या.",
    heads: "या तक्त्यातील एकाही रकान्याचे नाव ओळखता आले नाही. भरण्यासाठीच्या तक्त्यातील नावे वापरा.",
    empty: "रकान्यांच्या नावांखाली एकही ओळ नाही.",
    tooMany: (wait) => `खूप तक्ते पाठवले आहेत. आणखी पाठवण्यासाठी ${wait} थांबा.`,
  },
};

export const importWords: Record<Locale, typeof en> = { en, mr };
