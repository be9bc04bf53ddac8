import type { Locale } from "#app/platform/i18n/locale.ts";
import type { LogoRefusal } from "./set-up-view.ts";

interface LogoWords {
  hint: string;
  other: string;
  remove: string;
  /** Alternative text of the picture. */
  yours: string;
  refused: Record<LogoRefusal, string>;
}

export const logoWords: Record<Locale, LogoWords> = {
  en: {
    hint: "JPEG, PNG or WebP, if possible square and at least 500 pixels wide. It is shown on white.",
    other: "Another logo",
    remove: "Remove this logo",
    yours: "The logo that you sent",
    refused: {
      fileKind: "This file is not a picture. Please send the logo as JPEG, PNG or WebP.",
      fileHeic: "Browsers do not show this kind of picture (HEIC). Please send it as JPEG or PNG.",
      fileLarge: "This picture is larger than 10 MB. Please send a smaller one.",
      fileBroken: "This picture cannot be read, or has too many pixels. Please save it again as JPEG or PNG.",
      tooMany: "Too many pictures were sent today. Please skip the logo now and upload it later in the office.",
    },
  },
  mr: {
    hint: "JPEG, PNG किंवा WebP; शक्यतो चौरस, किमान ५०० पिक्सेल. पांढऱ्या पार्श्वभूमीवर दिसते.",
    other: "दुसरे बोधचिन्ह",
    remove: "हे बोधचिन्ह काढून टाका",
    yours: "तुम्ही दिलेले बोधचिन्ह",
    refused: {
      fileKind: "ही फाइल चित्र नाही. कृपया बोधचिन्ह JPEG, PNG किंवा WebP मध्ये पाठवा.",
      fileHeic: "ब्राउझर अशी चित्रे (HEIC) दाखवत नाहीत. कृपया JPEG किंवा PNG पाठवा.",
      fileLarge: "हे चित्र १० MB पेक्षा मोठे आहे. कृपया लहान चित्र पाठवा.",
      fileBroken: "हे चित्र उघडता येत नाही किंवा त्यात खूप जास्त पिक्सेल आहेत. JPEG किंवा PNG म्हणून पुन्हा जतन करून पाठवा.",
      tooMany: "आज खूप चित्रे पाठवली गेली. आता बोधचिन्ह सोडून पुढे जा; ते नंतर कार्यालय विभागात जोडता येते.",
    },
  },
};
