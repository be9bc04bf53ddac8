import { tags } from "./format.ts";
import type { Locale } from "./locale.ts";

/** In the largest fitting unit, rounded up: 45 seconds, 2 minutes, 3 hours, 4 days. */
export function formatWait(seconds: number, locale: Locale): string {
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.ceil(minutes / 60);
  const [value, unit] =
    seconds < 90
      ? [Math.ceil(seconds), "second"]
      : minutes < 90
        ? [minutes, "minute"]
        : hours < 48
          ? [hours, "hour"]
          : [Math.ceil(hours / 24), "day"];
  return new Intl.NumberFormat(tags[locale], { style: "unit", unit, unitDisplay: "long" }).format(value);
}
