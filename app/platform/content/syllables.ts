const clusters = new Intl.Segmenter("mr");

export const syllablesOf = (text: string): string[] =>
  (text.match(/[\u0900-\u097f\u200c\u200d]+/g) ?? []).flatMap((word) =>
    Array.from(clusters.segment(word), ({ segment }) => segment),
  );
