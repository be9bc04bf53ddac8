import { pastedText } from "#app/lib/forms/typed-text.ts";

/** None that is mistaken for another one in print (0 and O, 1, I and L). Their number is prime. */
export const codeSigns = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** Replaces the kind in the code of a document that the site makes. */
export const documentsKind = "documents";

export const writtenAnswersKind = "writtenAnswers";

export const signsOfCode = 6;

/**
 * The sum of the signs, each by its place, modulo 31, which is prime: it finds each wrong sign and each two that were
 * exchanged, as the check digit of ISBN-10 does (ISO 2108:1992).
 */
export function withCheckSign(signs: string): string {
  const sum = [...signs].reduce((total, sign, index) => total + (index + 1) * codeSigns.indexOf(sign), 0);
  return signs + codeSigns[sum % codeSigns.length];
}

export const printedCode = (code: string): string => `${code.slice(0, signsOfCode)}-${code.slice(signsOfCode)}`;

export const codeAddress = (siteUrl: string, code: string): string => `${siteUrl}/n/${code}`;

export const endOfMessage = (siteUrl: string, page: string, code: string | undefined): string[] => [
  siteUrl + page,
  ...(code ? [`हे खरे आहे का? · Is this genuine? ${codeAddress(siteUrl, code)}`] : []),
];

const shownCode = new RegExp(
  `(?<![\\p{L}\\p{N}])[${codeSigns}]{${signsOfCode}}\\s?\\p{Pd}?\\s?[${codeSigns}](?![\\p{L}\\p{N}])`,
  "gu",
);

function codeFrom(text: string): string | undefined {
  const code = text.replace(/[^\p{L}\p{N}]+/gu, "");
  const isComplete = code.length === signsOfCode + 1 && [...code].every((sign) => codeSigns.includes(sign));
  return isComplete && withCheckSign(code.slice(0, signsOfCode)) === code ? code : undefined;
}

/**
 * Also in small letters, with spaces, hyphens or Marathi digits, with words around it, or as the address of a QR code.
 * @returns undefined if no code has a right check sign, or several have
 */
export function typedCode(typed: string): string | undefined {
  const text = pastedText(typed).toUpperCase();
  const whole = codeFrom(text);
  if (whole) return whole;
  const [code, ...others] = new Set((text.match(shownCode) ?? []).flatMap((each) => codeFrom(each) ?? []));
  return others.length === 0 ? code : undefined;
}
