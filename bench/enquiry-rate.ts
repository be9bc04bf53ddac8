import { once } from "node:events";
import { start } from "../scripts/measure/program.ts";
import type { ServedSite } from "../scripts/measure/served-site.ts";

/** How many visitors send enquiries at once. */
export const writers = 32;

/** Settings under which only the site's own speed is the limit. */
export const enquirySettings = { NODE_ENV: "production", TRUST_PROXY: "1", MAILS_PER_HOUR: "1000000" };

/** Confirmed enquiries a second, and milliseconds that the posts of their forms took. */
export interface Enquiries {
  perSecond: number;
  p50: number;
  p99: number;
}

/** Runs a program of this folder until it sends its message. */
async function messageOf<Message>(program: string, args: string[]): Promise<Message> {
  await using running = start(process.execPath, [`bench/${program}.ts`, ...args]);
  const failed = once(running.child, "exit").then(() => Promise.reject(new Error(running.errors())));
  const [message] = await Promise.race([once(running.child, "message"), failed]);
  return message;
}

/**
 * Sends enquiries and their codes from a separate process, and measures for some seconds, after `warmUp` seconds of the
 * same load: at first all visitors post at the same moment, from and to programs that have just started.
 */
export const sendEnquiries = ({ url, dataDir }: ServedSite, seconds: number, warmUp = 0) =>
  messageOf<Enquiries>("enquiry-load", [url, dataDir, ...[writers, seconds, warmUp].map(String)]);
