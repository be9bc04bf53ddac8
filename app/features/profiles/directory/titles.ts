import { canonical } from "#app/platform/i18n/devanagari.ts";

/** A title in front of a name, in small letters, with its full stop or space: "dr. ", "श्रीमती ". */
const title =
  /^(?:dr|prof|mr|mrs|ms|miss|smt|shri|sri|er|adv|ku|डॉ|प्रा|प्राध्यापक|प्राचार्य|श्री|श्रीमती|सौ|कु|कुमारी|ॲड|इंजि)(?:\.\s*|\s+)/u;

export function withoutTitles(name: string): string {
  let plain = canonical(name).trim();
  for (let found = title.exec(plain.toLowerCase()); found; found = title.exec(plain.toLowerCase()))
    plain = plain.slice(found[0].length);
  return plain;
}
