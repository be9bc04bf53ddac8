import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "./help/modules.ts";

/**
 * The files with what the office and teachers read: screens, mails, the guide, and kinds of records. Left out: news and
 * set-up, which others read too, what the operator reads of the faculty's service, and the law's words for papers.
 */
const files = sourceFiles().filter(
  (file) =>
    /^app\/(office(?!\/(news|set-up)\/)|inbox|people\/(staff|accounts(?!\/faculty-service)|dashboard))\//.test(file) ||
    (/^app\/(site|register(?!\/disclosure\/kind-words)|people)\//.test(file) &&
      /\b(defineKind|KindWords)\b/.test(readFileSync(file, "utf8"))),
);

/** What these texts say, and what they once said for the same. */
const glossary: Record<string, RegExp> = {
  automatically: /\bby (itself|themselves)\b/,
  "no longer": /\bany more\b/,
  version: /\brevisions?\b/i,
  "discard, remove": /thr[eo]wn? (it |the draft |this draft )?away|\bt[ao]ken? off\b|टाकून द|हटव/i,
  "log in": /\bsign(s|ed|ing)?[ -](in|out)\b/i,
  "authenticator app": /second step|दुस(री|ऱ्या) पायरी/i,
  picture: /photograph|चित्र/i,
  resume: /résumé|रेझ्युमे/i,
  "...": /…/,
  अधिकार: /भूमिक/,
  "प्रसिद्ध करणे": /प्रसिद्धी/,
  "फोन किंवा संगणक": /उपकरण/,
  "जतन होणे": /साठव(ले|ता आल)/,
  "संपर्क साधणे": /संपर्क कर/,
  पाठवणाऱ्यांनी: /पाठवणाऱ्या(ने|चा|चे)(?!\p{L})/u,
  थांबवले: /स्थगित/,
  WhatsApp: /व्हॉट्स/,
  "पर्यंत, पासून after a space": /\}(पर्यंत|पासून)/,
};

/** The files about a picture that the site draws, or that visitors open: a चित्र, not a फोटो. */
const drawing = /\/(quote-words|events\/event)\.ts$/;

/** The texts in a file of words: what is between quotes, and no import or id. What is put into a text is `}`. */
const textsIn = (file: string): string[] =>
  (readFileSync(file, "utf8").match(/"[^"\n]*"|`[^`]*`/g) ?? [])
    .map((text) => text.replaceAll(/\$\{[^}]*\}/g, "}"))
    // Ids, selectors, addresses, and what shortens a text.
    .filter((text) => !/^("([#.[].*|[a-z-]+)"|`(\?.*|\}#.*|\}…\}?)`)$/.test(text));

test("the texts for the office and for teachers call one thing by one name", () => {
  expect(files.length).toBeGreaterThan(40);
  const faults = files.flatMap((file) =>
    textsIn(file).flatMap((text) =>
      Object.entries(glossary)
        .filter(([name, avoided]) => avoided.test(text) && !(name === "picture" && drawing.test(file)))
        .map(([name]) => `${file}: “${name}” is the word, not as in ${text}`),
    ),
  );
  expect(faults).toEqual([]);
});
