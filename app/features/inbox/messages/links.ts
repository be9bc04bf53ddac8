import { latinDigits, whatsappAddress } from "#app/platform/i18n/format.ts";

/** India's country code, which numbers of ten digits are without. */
const india = "91";

/** A number as links have it, digits alone and with the country code: 919000000000. */
function internationalDigits(phone: string): string {
  const digits = latinDigits(phone).replace(/\D/g, "").replace(/^0+/, "");
  return digits.length === 10 ? india + digits : digits;
}

/**
 * The address that opens WhatsApp with a text to somebody; the text stays in the browser's history, so it has no marks
 * and nothing personal but the name. A reference may be in it: it is no key, as `/my-enquiry` asks for the email address
 * as well and sends an OTP there.
 */
export const whatsappLink = (phone: string, text: string): string => whatsappAddress(text, internationalDigits(phone));

/** The address that calls somebody. */
export const telLink = (phone: string): string => `tel:+${internationalDigits(phone)}`;
