import { readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../measure/program.ts";
import { getText, inTurns, requestOnce, times } from "./connections.ts";
import { atMost, expected, type Finding } from "./finding.ts";
import { secondsUntil, startTarget } from "./server.ts";

/**
 * Checks that strangers at the gate cannot write a long line or a reference into the log, and cannot silence it for
 * others.
 */
export async function refusalLog(): Promise<Finding[]> {
  const count = 700;
  const reference = "E-WY22-682Y";
  using folder = temporaryFolder();
  const file = join(folder.path, "site.log");
  const command = ["sh", "-c", `exec "${process.execPath}" server.ts > "${file}"`];
  await using site = await startTarget({ command });
  const letters = (at: number) => String(at).padEnd(1_900, "abcdefghij");
  await inTurns(times(count), 8, (at) => requestOnce(site.url, getText(`/office/${letters(at)}`)));
  await requestOnce(site.url, getText(`/office/inbox/${reference}`));
  // It is written once a minute.
  const lines = () =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line.includes('"refused"'));
  await secondsUntil(() => lines().length > 0, 75);
  const counted = lines().flatMap((line) => Object.entries<number>(JSON.parse(line).refused));
  const refused = counted.filter(([name]) => name.startsWith("401")).reduce((sum, [, each]) => sum + each, 0);
  const written = readFileSync(file, "utf8");
  const sent = `${count} long addresses below /office`;
  return [
    expected(sent, `${refused} counted in the log`, `${count + 1}`, refused === count + 1),
    atMost(
      sent,
      "the longest line of the log has",
      Math.max(...written.split("\n").map((line) => line.length)) / 1024,
      8,
      "KB",
    ),
    expected(
      "a reference in an address, without a session",
      `in the log: ${written.includes(reference)}`,
      "false",
      !written.includes(reference),
    ),
  ];
}
