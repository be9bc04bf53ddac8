import type { Locale } from "#app/platform/i18n/locale.ts";
import type { FieldWords } from "./kind-words.ts";

const en = {
  picture: { label: "Picture" },
  noPicture: { label: "No picture yet" },
  sitePicture: { label: "Picture of the website" },
  alt: {
    label: "What the picture shows",
    help: "For people who cannot see it, for example “Students plant a tree at the gate”.",
  },
  page: { label: "Page of this site", help: "Its address, such as /admission." },
  name: { label: "Name", help: "With Dr., Prof., Mr. or Ms." },
} satisfies Record<string, FieldWords>;

const mr: typeof en = {
  picture: { label: "फोटो" },
  noPicture: { label: "अजून फोटो नाही" },
  sitePicture: { label: "संकेतस्थळावरील फोटो" },
  alt: { label: "फोटोत काय दिसते", help: "ज्यांना फोटो दिसत नाही त्यांच्यासाठी. उदा. “प्रवेशद्वाराजवळ झाड लावणारे विद्यार्थी”." },
  page: { label: "या संकेतस्थळावरील पान", help: "पानाचा पत्ता, उदा. /admission." },
  name: { label: "नाव", help: "डॉ., प्रा., श्री. किंवा श्रीमती यांसह." },
};

export const commonWords: Record<Locale, typeof en> = { en, mr };
