import { plainLatin } from "#app/lib/i18n/devanagari.ts";
import { indiaTime } from "#app/lib/i18n/format.ts";

const longest = 60;
const letters = "abcdefghijkmnpqrstuvwxyz";

/** At most 60 characters; empty if the title has no Latin letter or digit. */
export function slugOf(title: string): string {
  const words = plainLatin(title)
    .replace(/['’]/g, "")
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = "";
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word.slice(0, longest);
    if (longer.length > longest) break;
    slug = longer;
  }
  return slug;
}

export function slugOfDay(now: number): string {
  const random = Array.from({ length: 4 }, () => letters[Math.floor(Math.random() * letters.length)]);
  return `${indiaTime(now).day}-${random.join("")}`;
}

export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  let free = slug;
  for (let number = 2; isTaken(free); number += 1) free = `${slug}-${number}`;
  return free;
}
