import type { Locale } from "#app/platform/i18n/locale.ts";

const en = {
  signs: (signs: string) =>
    `This text has a character that cannot be printed: ${signs}. Remove it, publish the text again, and try once more.`,
  failed: "This could not be made for printing. Please tell whoever looks after the website; the log says why.",
};

const mr: typeof en = {
  signs: (signs) => `या मजकुरात छापता न येणारे चिन्ह आहे: ${signs}. ते काढा, मजकूर पुन्हा प्रसिद्ध करा आणि परत प्रयत्न करा.`,
  failed: "हे छापण्यासाठी तयार करता आले नाही. संकेतस्थळ सांभाळणाऱ्या व्यक्तीला सांगा; कारण लॉगमध्ये आहे.",
};

/** Why there is nothing to print. */
export const printWords: Record<Locale, typeof en> = { en, mr };
