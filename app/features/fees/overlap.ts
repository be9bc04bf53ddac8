import { type DatedOrder, isForBatch, unreplaced } from "#app/platform/content/fee-orders.ts";
import type { Text } from "#app/platform/content/text.ts";
import { formatDay } from "#app/platform/i18n/format.ts";

const noSuchOrder: Text = {
  en: "another order of this year, which no other one replaces",
  mr: "याच वर्षाचा, अजून लागू असलेला दुसरा आदेश",
};

const alreadyCounts = ({ inForceFrom }: DatedOrder): Text => ({
  en: `the order in force since ${formatDay(inForceFrom, "en")}, as the one that this order replaces. It already counts for this year; it stays in the history`,
  mr: `${formatDay(inForceFrom, "mr")} पासून लागू असलेला आदेश; या वर्षासाठी तो आधीच लागू आहे. तो इतिहासात राहील आणि त्याच्या जागी हा लागू होईल`,
});

/** Years of admission; `""` stands for all that the orders do not name. */
const batchesIn = (orders: DatedOrder[]) => new Set([...orders.flatMap(({ admittedIn = [] }) => admittedIn), ""]);

/** Two orders of one year must not apply to the same students, and a replaced order must exist. */
export function findOverlap(order: DatedOrder, others: DatedOrder[]): { path: string; takes: Text } | undefined {
  const ofYear = others.filter(({ id, year }) => id !== order.id && year === order.year);
  const isKnown = !order.replaces || ofYear.some(({ id }) => id === order.replaces);
  if (!isKnown) return { path: "replaces", takes: noSuchOrder };
  const all = [...ofYear, order];
  for (const batch of batchesIn(all)) {
    if (!isForBatch(order, batch)) continue;
    const left = unreplaced(all, batch);
    if (left.length === 0) return { path: "replaces", takes: noSuchOrder };
    const other = left.find(({ id }) => id !== order.id);
    if (other && left.includes(order)) return { path: "replaces", takes: alreadyCounts(other) };
  }
  return undefined;
}
