/** Letters of a kind in the order in which one takes the place of another, so that invented words stay readable and as long. */
const rings = [
  ..."aeiou AEIOU bcdfghjklmnpqrstvwxz BCDFGHJKLMNPQRSTVWXZ 0123456789".split(" "),
  ..."अआइईउऊएऐओऔ कखगघचछजझटठडढतथदधनपफबभमयलवशसह ािीुूेैोौ ०१२३४५६७८९".split(" "),
];

const invented = new Map(
  rings.flatMap((ring) => [...ring].map((letter, at) => [letter, ring[(at + 3) % ring.length] ?? letter] as const)),
);

/** What a text is made of besides words: facts in braces, and the addresses of links. */
const kept = /(\{[a-z]+\}|\]\([^)]*\))/i;

/** A text of invented words in the form of another one: other letters and figures, the same marks, facts and links. */
export const inventedText = (text: string): string =>
  text
    .split(kept)
    .map((part, at) => (at % 2 === 1 ? part : Array.from(part, (letter) => invented.get(letter) ?? letter).join("")))
    .join("");
