import { latinDigits, whatsappAddress } from "./format.ts";

type ReadPhone = { ok: true; phone: string } | { ok: false; reason: "phone" | "twoPhones" };

const longest = 200;
/** Without its country code; toll-free numbers have eleven digits. */
const indian = /^([1-9]\d{9}|18[06]0\d{7})$/;
/** ITU-T E.164: at most 15 digits. */
const foreign = /^(?!91)[1-9]\d{9,14}$/;
/**
 * An Indian mobile with a plus sign instead of a country code: ten digits in one group, or a first group longer than
 * any country code. Excludes numbers that have ten digits with the code: Malaysia, New Zealand, Singapore, Thailand,
 * the Pacific, the Maldives, Lebanon.
 */
const withStrayPlus = /^\+(?!6[04-7]\d{8}|96[01]\d{7})[6-9](?:\d{9}$|\d{3,}\D)/;
/** An extension, or how many lines the number has. */
const afterNumber =
  /(?<!\p{L})(?:ext|extn|extension|x)[.:\s]{0,3}\d{1,5}(?!\d)|\(\s?\d{1,2} ?\p{L}|(?<!\d)\d ?lines?\b/iu;
const digitsOfTwo = 20;

const digitsIn = (text: string) => text.replace(/\D/g, "");

/** Without zeros and country codes, however often they were written. */
function nationalOf(digits: string): string | undefined {
  let rest = digits.replace(/^0+/, "");
  for (let codes = 0; codes < 2 && !indian.test(rest) && rest.startsWith("91"); codes += 1)
    rest = rest.slice(2).replace(/^0+/, "");
  return indian.test(rest) ? rest : undefined;
}

/** A mobile in two groups of five; of a landline, the area code as typed, since only its owner knows where it ends. */
function grouped(national: string, typed: string[]): string {
  let left = typed.join("").length - national.length;
  const hasZero = typed.join("")[left - 1] === "0";
  const groups = typed.flatMap((group) => {
    const own = group.slice(left);
    left = Math.max(0, left - group.length);
    return own || [];
  });
  const [first = "", ...rest] = groups;
  if (national.length > 10) return groups.join(" ");
  const isLandline =
    first.length < 5 && (/^[1-5]/.test(national) || (/^[78]/.test(national) && (hasZero || rest.length === 1)));
  if (isLandline) return `${first} ${rest.join("")}`.trim();
  return /^[6-9]/.test(national) ? `${national.slice(0, 5)} ${national.slice(5)}` : national;
}

function oneNumber(text: string): string | undefined {
  const groups = text.match(/\d+/g) ?? [];
  const digits = groups.join("");
  const isAbroad = /^\+[1-9]/.test(text) && !(digits.length === 10 && withStrayPlus.test(text));
  const code = isAbroad ? "91" : "0091";
  let national: string | undefined;
  // What follows India's code is a whole number; a plus sign and a zero do not make another country.
  if (digits.startsWith(code)) national = nationalOf(digits.slice(code.length));
  else if (!isAbroad) national = nationalOf(digits);
  if (national) return `+91 ${grouped(national, groups)}`;
  const rest = isAbroad ? digits : text.startsWith("00") ? digits.slice(2) : "";
  return foreign.test(rest) ? `+${groups.join(" ").replace(/^00 ?/, "")}` : undefined;
}

function fromNumber(typed: string): string {
  const plain = latinDigits(typed.normalize("NFKC")).replace(/[\p{Cf}\p{DI}]/gu, "");
  const text = plain
    .replace(/^[^\d+]+/, "")
    .replace(/^\++ */, "+")
    .replaceAll("(0)", " ");
  const end = text.search(afterNumber);
  return end > 0 ? text.slice(0, end) : text;
}

/** Ignores `tel:`, `Mob.` and the like: +91 98220 12345, or a number with another country's code. */
export function readPhone(typed: string): ReadPhone {
  if (typed.length > longest) return { ok: false, reason: "phone" };
  const whole = /^.*\d/su.exec(fromNumber(typed))?.[0] ?? "";
  const phone = /\p{L}/u.test(whole) ? undefined : oneNumber(whole);
  if (phone) return { ok: true, phone };
  const parts = whole.split(/[^\d+() .-]/);
  const isOfTwo =
    digitsIn(whole).length >= digitsOfTwo || (parts.length > 1 && parts.some((part) => oneNumber(part.trim())));
  return { ok: false, reason: isOfTwo ? "twoPhones" : "phone" };
}

export function internationalPhone(typed: string): string {
  const read = readPhone(typed);
  return read.ok ? read.phone : latinDigits(typed).trim();
}

export function phoneFrom(typed: string): string {
  const read = readPhone(typed);
  const isCalledSo = /\p{L}/u.test(typed) || /^\+91 18[06]0/.test(read.ok ? read.phone : "");
  return read.ok && !isCalledSo ? read.phone : latinDigits(typed);
}

const comparedDigits = 10;

/** The last ten digits; null if there are fewer. */
export function phoneKeyOf(phone: string | null): string | null {
  const digits = digitsIn(internationalPhone(phone ?? ""));
  return digits.length < comparedDigits ? null : digits.slice(-comparedDigits);
}

function firstNumber(text: string): string | undefined {
  for (const part of text.split(/[^\d+() .\p{Pd}]+/u)) {
    const groups = part.match(/\+?\d+/g) ?? [];
    for (let count = 1; count <= groups.length; count += 1) {
      const phone = oneNumber(groups.slice(0, count).join(" "));
      if (phone) return phone;
    }
  }
  return undefined;
}

/** A short number such as 112, or what an earlier version took for a number. */
function digitsAsTyped(text: string): string | undefined {
  const digits = /^\+?\d[\d (.)-]*/.exec(text)?.[0].replace(/[^\d+]/g, "") ?? "";
  return digits.length < 3 ? undefined : digits;
}

/** The first of several numbers. A toll-free number has no country code. */
export function telLink(typed: string | undefined): string | undefined {
  const text = fromNumber((typed ?? "").slice(0, longest));
  const read = readPhone(text);
  const phone = read.ok ? read.phone : (firstNumber(text) ?? digitsAsTyped(text));
  return phone && `tel:${phone.replace(/[^\d+]/g, "").replace(/^\+91(?=18[06]0)/, "")}`;
}

/**
 * The text stays in the browser's history: no marks, and nothing personal but the name. A reference alone opens
 * nothing: `/my-enquiry` also asks for the email address, and sends an OTP there.
 */
export const whatsappLink = (phone: string, text: string): string =>
  whatsappAddress(text, digitsIn(internationalPhone(phone)));
