import { latinDigits } from "#app/platform/i18n/format.ts";

/** The longest receipt number, in characters. */
export const longestReceipt = 60;

/** Whether a text contains an Aadhaar number: twelve digits, often in groups of four, the first from 2 to 9. */
export const hasAadhaar = (text: string): boolean =>
  /(?<!\d)[2-9]\d{3}[ -]?\d{4}[ -]?\d{4}(?!\d)/.test(latinDigits(text));
