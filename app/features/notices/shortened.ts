/** A text of at most `most` characters; a longer one ends after a whole word, with an ellipsis. */
export function shortened(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most - 1).join("");
  const end = cut.lastIndexOf(" ");
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[,;:.–-]$/, "")}…`;
}
