import { indiaTime } from "#app/platform/i18n/format.ts";

const letters = "abcdefghijkmnpqrstuvwxyz";

/** A name for addresses where there is no English title: the day in India and four letters. */
export function slugOfDay(now: number): string {
  const random = Array.from({ length: 4 }, () => letters[Math.floor(Math.random() * letters.length)]);
  return `${indiaTime(now).day}-${random.join("")}`;
}

/** A title's name, with a number where it is taken. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  let free = slug;
  for (let number = 2; isTaken(free); number += 1) free = `${slug}-${number}`;
  return free;
}
