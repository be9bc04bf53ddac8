import { startPostgres } from "../../tests/help/postgres-server.ts";
import { freePort } from "../measure/program.ts";
import { expected, type Finding } from "./finding.ts";
import { startTarget, type Target } from "./server.ts";
import { newStaff } from "./staff.ts";

const odd = [
  ...["1e309", "-1e309", "9223372036854775807", "9223372036854775808", "99999999999999999999", "4294967296", "1e15"],
  ...[
    "-1",
    "0",
    "0.5",
    "-0",
    "NaN",
    "Infinity",
    "0x10",
    "abc",
    "",
    "%00",
    "1%00",
    "१",
    "1,2",
    "1 OR 1=1",
    "'",
    "\ud800",
  ],
];
const lists = [
  "/office/inbox",
  "/office/activity",
  "/office/files",
  "/office/records/notices",
  "/office/profiles",
  "/events",
  "/search",
  "/notices",
];
const filters = ["page", "year", "q", "owner", "kind", "state", "from", "what", "member", "mail", "at", "record"];

/**
 * Requests each list with unusual numbers and words.
 * @returns those answered with 5xx
 */
async function failedAt(site: Target): Promise<string[]> {
  const { visitor } = await newStaff(site, "principal");
  const failed: string[] = [];
  for (const list of lists)
    for (const filter of filters)
      for (const value of filter === "page" ? odd : odd.slice(0, 5).concat("%00", "'")) {
        const path = `${list}?${filter}=${value.includes("%") ? value : encodeURIComponent(value.toWellFormed())}`;
        const { status } = await visitor.get(path);
        if (status >= 500) failed.push(`${status} ${path}`);
      }
  return failed;
}

/** Checks that no number or word in a list's address causes a server error, on both engines. */
export async function numbers(): Promise<Finding[]> {
  const count = lists.length * (odd.length + (filters.length - 1) * 7);
  const finding = (engine: string, failed: string[]) => {
    const told = `${failed.length} answers 5xx ${failed.slice(0, 3).join(" ")}`.trim();
    return expected(`${count} lists with odd numbers and words, ${engine}`, told, "0", failed.length === 0);
  };
  const findings: Finding[] = [];
  {
    await using site = await startTarget();
    findings.push(finding("SQLite", await failedAt(site)));
  }
  const postgres = await startPostgres(await freePort());
  try {
    const env = { DATABASE_URL: postgres.urlOf("postgres"), SITE_SECRET: "5a".repeat(32) };
    await using site = await startTarget({ env });
    findings.push(finding("PostgreSQL", await failedAt(site)));
  } finally {
    await postgres.stop();
  }
  return findings;
}
