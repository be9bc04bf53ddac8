import { pastedText } from "#app/platform/i18n/pasted-text.ts";

/** The signs of a code: none that is mistaken for another one in print (0 and O, 1, I and L). Their number is prime. */
export const codeSigns = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** What stands for the kind of a record in the code of a document that the site makes. */
export const documentsKind = "documents";

/** The same for what was given to a person in writing. */
export const writtenKind = "writtenAnswers";

/** How many signs a code has before its check sign. */
export const signsOfCode = 6;

/**
 * A code with its check sign: the sum of the signs, each by its place, modulo 31. As 31 is prime and every place counts
 * differently, it finds each wrong sign and each two that were exchanged, as that of ISBN-10 does (ISO 2108:1992).
 */
export function withCheckSign(signs: string): string {
  const sum = [...signs].reduce((total, sign, index) => total + (index + 1) * codeSigns.indexOf(sign), 0);
  return signs + codeSigns[sum % codeSigns.length];
}

/** A code as it is printed: `7K3PXM-Q`. */
export const printedCode = (code: string): string => `${code.slice(0, signsOfCode)}-${code.slice(signsOfCode)}`;

/** The address that says whether a code is genuine; short, for QR codes. */
export const codeAddress = (siteUrl: string, code: string): string => `${siteUrl}/n/${code}`;

/** The last lines of a message: the page that it is about and, if it has a code, where to check that it is genuine. */
export const endOfMessage = (siteUrl: string, page: string, code: string | undefined): string[] => [
  siteUrl + page,
  ...(code ? [`हे खरे आहे का? · Is this genuine? ${codeAddress(siteUrl, code)}`] : []),
];

/** A code as it is printed, or in the address of a QR code, with words around it. */
const shownCode = new RegExp(
  `(?<![\\p{L}\\p{N}])[${codeSigns}]{${signsOfCode}}\\s?\\p{Pd}?\\s?[${codeSigns}](?![\\p{L}\\p{N}])`,
  "gu",
);

/** A code with a right check sign from a text that is one; undefined for another text. */
function codeFrom(text: string): string | undefined {
  const code = text.replace(/[^\p{L}\p{N}]+/gu, "");
  const isComplete = code.length === signsOfCode + 1 && [...code].every((sign) => codeSigns.includes(sign));
  return isComplete && withCheckSign(code.slice(0, signsOfCode)) === code ? code : undefined;
}

/**
 * The code that somebody typed, in small letters, with spaces or hyphens, or with Marathi digits, or pasted with words around
 * it or as the address of a QR code; undefined if there is none whose check sign is right, or several.
 */
export function typedCode(typed: string): string | undefined {
  const text = pastedText(typed).toUpperCase();
  const whole = codeFrom(text);
  if (whole) return whole;
  const [code, ...others] = new Set((text.match(shownCode) ?? []).flatMap((each) => codeFrom(each) ?? []));
  return others.length === 0 ? code : undefined;
}
