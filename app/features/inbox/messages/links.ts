import { digitsToCall, whatsappAddress } from "#app/platform/i18n/format.ts";

/** India's country code, which ten-digit numbers lack. */
const india = "91";

/** A phone number as links need it, only digits with the country code: 919000000000. */
function internationalDigits(phone: string): string {
  const digits = digitsToCall(phone);
  return digits.length === 10 ? india + digits : digits;
}

/**
 * The link that opens WhatsApp with a text for a phone number. The text stays in the browser's history, so it contains
 * no marks and nothing personal but the name. It may contain a reference, which alone opens nothing: `/my-enquiry` also
 * asks for the email address, and sends an OTP there.
 */
export const whatsappLink = (phone: string, text: string): string => whatsappAddress(text, internationalDigits(phone));

/** The link that calls a phone number. */
export const telLink = (phone: string): string => `tel:+${internationalDigits(phone)}`;
