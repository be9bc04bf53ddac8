import { latinDigits } from "./format.ts";

/**
 * A phone number with its country code, as +91 98220 12345: India's where none was typed. The digits stay in the groups in
 * which they were typed, since only who typed them knows where the area code of a landline ends; a mobile number without
 * groups gets two.
 */
export function internationalPhone(typed: string): string {
  const latin = latinDigits(typed).trim();
  const digits = latin.replace(/\D+/g, " ").trim();
  const hasCode = /^(\+|00)/.test(latin) || /^91\d{10}$/.test(digits.replaceAll(" ", ""));
  const number = hasCode ? digits.replace(/^00 ?/, "") : `91 ${digits}`;
  if (!number.startsWith("91")) return `+${number}`;
  const national = number.slice(2).replace(/^[0 ]+/, "");
  return `+91 ${/^[6-9]\d{9}$/.test(national) ? `${national.slice(0, 5)} ${national.slice(5)}` : national}`;
}

/**
 * A phone number as it was typed into a record, in Latin digits. One of ten digits, with a zero before them or not, gets
 * India's code; short and toll-free numbers stay as they are called.
 */
export function phoneFrom(typed: string): string {
  const latin = latinDigits(typed);
  return /^[\d ()-]+$/.test(latin) && /^0?[1-9]\d{9}$/.test(latin.replace(/\D/g, ""))
    ? internationalPhone(latin)
    : latin;
}
