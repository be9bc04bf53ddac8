import { readdirSync } from "node:fs";
import { join } from "node:path";
import { rowsIn } from "../../tests/help/rows.ts";
import { secondsUntil, type Target } from "./server.ts";

/** The rows of a site's store that a query finds. */
export const rowsOf = ({ dataDir }: Pick<Target, "dataDir">, sql: string, ...values: (string | number)[]) =>
  rowsIn(dataDir, sql, ...values);

/** The single number that a query returns. */
export const countOf = (site: Pick<Target, "dataDir">, sql: string, ...values: (string | number)[]): number =>
  Number(Object.values(rowsOf(site, sql, ...values)[0] ?? {})[0]);

/** How many mails a site has sent or queued. */
export const mailsMade = (site: Target): number =>
  readdirSync(join(site.dataDir, "mail")).filter((name) => name.endsWith(".eml")).length +
  countOf(site, "SELECT count(*) FROM outbox");

/** Waits until a site has sent all mails that are due, for up to 20 seconds. */
export async function mailsSent(site: Target): Promise<void> {
  const isIdle = () => countOf(site, "SELECT count(*) FROM outbox WHERE dueAt <= ?", Date.now()) === 0;
  if ((await secondsUntil(isIdle, 20)) > 20) throw new Error("The outbox does not get empty.");
}
