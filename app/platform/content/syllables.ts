const clusters = new Intl.Segmenter("mr");

/** The Devanagari syllables of a text, each with its conjuncts and signs: प्र, वे and श for "प्रवेश". */
export const syllablesOf = (text: string): string[] =>
  (text.match(/[\u0900-\u097f\u200c\u200d]+/g) ?? []).flatMap((word) =>
    Array.from(clusters.segment(word), ({ segment }) => segment),
  );
