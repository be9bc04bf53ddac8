import { tags } from "./format.ts";
import type { Locale } from "./locale.ts";

/** A waiting time in its largest fitting unit: 45 seconds, 2 minutes, 3 hours; rounded up. */
export function formatWait(seconds: number, locale: Locale): string {
  const minutes = Math.ceil(seconds / 60);
  const [value, unit] =
    seconds < 90 ? [seconds, "second"] : minutes < 90 ? [minutes, "minute"] : [Math.ceil(minutes / 60), "hour"];
  return new Intl.NumberFormat(tags[locale], { style: "unit", unit, unitDisplay: "long" }).format(value);
}
