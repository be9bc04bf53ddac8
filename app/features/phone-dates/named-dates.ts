import type { Text } from "#app/platform/content/text.ts";
import { slugOf } from "#app/platform/records/slugs.ts";

/** `file` is the name in calendars: the stage for its first date; the English name for others or without a stage. */
export function namedDates<Each extends { name: Text; stage?: string | undefined }>(
  dates: Each[],
): (Each & { file: string })[] {
  const taken = new Set<string>();
  return dates.map((date) => {
    const { name, stage } = date;
    const ofTitle = slugOf(name.en) || "date";
    const base = stage === undefined || taken.has(stage) ? ofTitle : stage;
    const count = [...taken].filter((each) => each === base || each.startsWith(`${base}~`)).length;
    const made = count > 0 ? `${base}~${count + 1}` : base;
    taken.add(made);
    return { ...date, file: `admission-${made}` };
  });
}
