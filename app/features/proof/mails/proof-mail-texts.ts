import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  subject: (seq: string) => `Publication log, entry ${seq}`,
  opening: (count: string, isOne: boolean) =>
    isOne
      ? "One entry was added to the log of what our website showed. Please keep this email."
      : `${count} entries were added to the log of what our website showed. Please keep this email.`,
  entry: "Newest entry",
  day: "Date",
  hash: "Its hash (SHA-256)",
  keep: "1. Keep this email as it is. Its date is your mail provider’s, not ours.",
  compare: (seq: string, log: string) =>
    `2. To check later, open ${log}: the hash of entry ${seq} must still be this one.`,
  recompute:
    "3. Each hash (SHA-256) is made from the entry and the hash before it. If anybody changes an earlier entry, this hash no longer fits.",
  closing: "You get this because the principal named your address. Reply if you do not want it.",
};

const mr: typeof en = {
  subject: (seq) => `प्रसिद्ध मजकुराची नोंदवही, नोंद ${seq}`,
  opening: (count, isOne) =>
    isOne
      ? "आमच्या संकेतस्थळावर काय दिसत होते याच्या नोंदवहीत एक नोंद वाढली. हा ईमेल जपून ठेवा."
      : `आमच्या संकेतस्थळावर काय दिसत होते याच्या नोंदवहीत ${count} नोंदी वाढल्या. हा ईमेल जपून ठेवा.`,
  entry: "शेवटची नोंद",
  day: "तारीख",
  hash: "तिचा हॅश (SHA-256)",
  keep: "१. हा ईमेल आहे तसाच ठेवा. त्यावरची तारीख तुमच्या ईमेल सेवेची असते, आमची नाही.",
  compare: (seq, log) => `२. नंतर पडताळण्यासाठी ${log} उघडा: नोंद ${seq} चा हॅश तेव्हाही हाच असायला हवा.`,
  recompute: "३. प्रत्येक हॅश हा आधीचा हॅश आणि ती नोंद यांचा SHA-256 असतो; त्यामुळे आधीची नोंद बदलली, तर हा हॅशही बदलतो.",
  closing: "प्राचार्यांनी तुमचा पत्ता दिला म्हणून हा ईमेल येतो. नको असल्यास उत्तर देऊन कळवा.",
};

export const proofMailTexts: Record<Locale, typeof en> = { en, mr };
