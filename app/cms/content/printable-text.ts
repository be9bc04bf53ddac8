import { ContentError } from "#app/lib/content-error.ts";
import { textsIn } from "./text.ts";

/** `draws` is part of a character class (a test compares it with the fonts). Fonts after the first load when needed. */
export const faces = [
  {
    family: "Mukta",
    files: ["mukta/400Regular/Mukta_400Regular.ttf", "mukta/700Bold/Mukta_700Bold.ttf"],
    draws:
      "\\u0020-\\u007e\\u00a0-\\u00ac\\u00ae-\\u0137\\u0139-\\u017e\\u0192\\u01fc-\\u01ff\\u0218-\\u021b\\u02c6-\\u02c7\\u02c9\\u02d8-\\u02dd\\u03c0\\u0900-\\u0977\\u0979-\\u097f\\u0fd5\\u1cd0-\\u1cf6\\u1e0c-\\u1e0d\\u1e24-\\u1e25\\u1e36-\\u1e3b\\u1e42-\\u1e49\\u1e5a-\\u1e5f\\u1e62-\\u1e63\\u1e6c-\\u1e6f\\u1e80-\\u1e85\\u1e8e-\\u1e8f\\u1ef2-\\u1ef3\\u200c-\\u200d\\u2013-\\u2014\\u2018-\\u201a\\u201c-\\u201e\\u2020-\\u2022\\u2026\\u2030\\u2039-\\u203a\\u2044\\u2070\\u2074-\\u2079\\u207d-\\u207e\\u2080-\\u2089\\u208d-\\u208e\\u20a8\\u20ac\\u20b9\\u2113\\u2116\\u2122\\u2126\\u212e\\u2202\\u2206\\u220f\\u2211-\\u2212\\u2215\\u2219-\\u221a\\u221e\\u222b\\u2248\\u2260\\u2264-\\u2265\\u25ca\\u25cc\\ua8fb\\ufb00-\\ufb04\\ufb06",
  },
  ...[
    ["Gujarati", "\\p{Script=Gujarati}&&[\\u0a80-\\u0aff]"],
    // Urdu; presentation forms (U+FB50 to U+FEFC) are replaced by the letters.
    ["Arabic", "\\u060c\\u061b\\u061f-\\u06dc\\u06de-\\u06ff\\u0750-\\u077f"],
    ["Telugu", "\\p{Script=Telugu}&&[\\u0c00-\\u0c5b\\u0c5d-\\u0c7f]"],
    ["Kannada", "\\p{Script=Kannada}&&[\\u0c80-\\u0cdb\\u0cdd-\\u0cff]"],
    ["Tamil", "\\p{Script=Tamil}&&[\\u0b80-\\u0bff]"],
    ["Bengali", "\\p{Script=Bengali}&&[\\u0980-\\u09ff]"],
  ].map(([script = "", draws = ""]) => ({
    family: `Noto Sans ${script}`,
    files: [`noto-sans-${script.toLowerCase()}/400Regular/NotoSans${script}_400Regular.ttf`],
    draws,
  })),
  {
    family: "Didact Gothic",
    files: ["didact-gothic/400Regular/DidactGothic_400Regular.ttf"],
    draws:
      "\\u0384\\u0386\\u0388-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03bf\\u03c1-\\u03ce\\u0400-\\u045f\\u0490-\\u0493",
  },
];

const drawnBy = faces.map(({ family, files, draws }) => ({ family, files, pattern: new RegExp(`[${draws}]`, "v") }));
/** Line ends, tabs and the word joiner need no glyph. */
const undrawn = "\\n\\t\\u2060";
const plain = new RegExp(`^[${undrawn}${faces[0]?.draws}]*$`, "v");
const drawn = new RegExp(`[${undrawn}${faces.map(({ draws }) => `[${draws}]`).join("")}]`, "v");

export const facesFor = (text: string) => drawnBy.filter(({ pattern }, index) => index === 0 || pattern.test(text));

/** Replacements for characters that no font has and NFKD does not decompose. */
const equals = new Map(
  Object.entries({
    "-": "\u2010\u2011\u2043",
    "–": "\u2012\u2015",
    "’": "\u2032\u02bc",
    "”": "\u2033",
    "~": "\u223c",
    "·": "\u22c5",
    ":": "\u2236",
    "->": "→➔➙➛➜➝➞➡⟶⮕",
    "<-": "←⬅⟵",
    "<->": "↔",
    "=>": "⇒",
    "<=>": "⇔",
    "•": "●■▪▫◆◇◦‣▸►▶➤➢○□◼◾⬤🔹🔸🔷🔶🔴🔵",
    "*": "★☆⭐",
    "√": "✓✔☑✅",
    "×": "✕✖✗✘❌☒",
    "^n": "ⁿ",
    "+": "➕",
    "−": "➖",
    "÷": "➗",
  }).flatMap(([equal, signs]) => [...signs].map((sign): [string, string] => [sign, equal])),
);

const decoration =
  /[\p{Extended_Pictographic}\p{RI}\p{Emoji_Modifier}\u20e3\p{So}\p{Sk}\p{C}\p{DI}\p{Zl}\p{Zp}\p{Script=Inherited}]/v;

function printedSign(sign: string): string | undefined {
  if (drawn.test(sign)) return sign;
  const equal = equals.get(sign);
  if (equal) return equal;
  const parts = [...sign.normalize("NFKD")];
  const letters = parts.filter((part) => drawn.test(part));
  // A letter may lose its accents, but nothing else; a fraction must not join the number before it.
  if (letters.length > 0 && parts.every((part) => drawn.test(part) || /\p{M}/u.test(part)))
    return `${letters.includes("\u2044") ? " " : ""}${letters.join("")}`;
  return decoration.test(sign) ? "" : undefined;
}

function printedText(text: string, other: (signs: string) => string): string {
  if (plain.test(text)) return text;
  let printed = "";
  let unknown = "";
  const end = () => {
    if (unknown) printed += other(unknown);
    unknown = "";
  };
  // Joiners stay within words, where some scripts need them, and go from between pictures.
  for (const sign of text.normalize("NFC").replace(/(?<![\p{L}\p{M}])[\u200c\u200d]/gu, "")) {
    const as = printedSign(sign);
    if (as === undefined) unknown += sign;
    else {
      if (as) end();
      printed += as;
    }
  }
  end();
  return printed.replace(/ {2,}/g, " ").trim();
}

export function unprintableCharacters(...texts: string[]): string {
  const signs = new Set<string>();
  for (const text of texts)
    printedText(text, (unknown) => {
      for (const sign of unknown) signs.add(sign);
      return "";
    });
  return [...signs].slice(0, 12).join(" ");
}

function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === "string") return map(value);
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, map));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapTexts(each, map)]));
}

/** @throws ContentError for characters that can neither be replaced nor left out */
export function toPrintable<Value>(value: Value): Value {
  const texts = textsIn(value);
  const text = texts.find((each) => unprintableCharacters(each) !== "");
  if (text !== undefined) {
    const signs = unprintableCharacters(...texts);
    throw new ContentError(`it has a character that cannot be printed: ${signs}`, { signs, text });
  }
  return toPrintableOrMarked(value);
}

/** For a sheet that is better than none, such as one with a name in another script: "(…)" replaces it. */
export const toPrintableOrMarked = <Value>(value: Value): Value =>
  mapTexts(value, (text) => printedText(text, (signs) => (/[\p{L}\p{N}]/u.test(signs) ? "(…)" : ""))) as Value;
