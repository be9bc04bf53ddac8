import { getText, type Reply, requestOnce } from "./connections.ts";
import { expected, type Finding } from "./finding.ts";
import { largestAsset } from "./largest-asset.ts";
import { startTarget } from "./server.ts";

const odd = [
  ...["10-5", "0-18446744073709551615", "-18446744073709551616", "9007199254740993-", "1e3-2e3", "-0", "-", "--1"],
  ...["0--1", "a-b", "0-0x10", "0-1.5", " 0-1", "0 - 1", "0-1,", ",0-1", "0-1,10-5", "0-0,-1", "1-,2-", "5-4,3-2"],
  ...["99999999-", "99999999-99999999", "0-1-2", "+1-+2", "01-02", "\u00001-2", "0-1\t", "NaN-NaN", "Infinity-", ""],
].map((range) => `bytes=${range}`);
const hostile = [
  ...odd,
  ...["bytes", "bytes:0-1", "BYTES=10-5", "items=0-1", "=", "bytes==0-1", `bytes=${"0-1,".repeat(1500)}0-1`],
  ...["bytes=0-1\r\nRange: bytes=10-5", "bytes 0-1/2", `bytes=${"9".repeat(4000)}-`],
];

const bodyOf = ({ bytes }: Reply) => bytes.subarray(bytes.indexOf("\r\n\r\n") + 4);

/** Whether an answer to a range is one that RFC 9110, section 14.2, allows: the part, the whole, or 416. */
const isAllowed = ({ statuses }: Reply) =>
  statuses.length === 1 && [200, 206, 400, 416, 431].includes(statuses[0] as number);

/** The expected result of each valid range of a file. */
const good = (size: number): [range: string, from: number, end: number][] => [
  ["0-0", 0, 1],
  ["5-9", 5, 10],
  [`${size - 3}-`, size - 3, size],
  ["-5", size - 5, size],
  [`0-${size + 100}`, 0, size],
];

/**
 * Checks that Range headers that no browser sends do no harm, and that a valid one returns its bytes (RFC 9110, section
 * 14).
 */
export async function ranges(): Promise<Finding[]> {
  await using site = await startTarget();
  const files = ["/logo.svg", largestAsset()];
  const ask = (path: string, range: string) =>
    requestOnce(site.url, getText(path, [`Range: ${range}`, "Accept-Encoding: identity"]));
  const wrong: string[] = [];
  const faulty: string[] = [];
  for (const path of files) {
    for (const range of hostile) if (!isAllowed(await ask(path, range))) wrong.push(`${path} ${range.slice(0, 40)}`);
    const whole = bodyOf(await requestOnce(site.url, getText(path, ["Accept-Encoding: identity"])));
    for (const [range, from, end] of good(whole.length)) {
      const reply = await ask(path, `bytes=${range}`);
      if (reply.status !== 206 || !bodyOf(reply).equals(whole.subarray(from, end))) {
        faulty.push(`${path} ${range}: ${reply.status}`);
      }
    }
  }
  const figure = (list: string[]) => `${list.length} wrong${list[0] ? `, as ${JSON.stringify(list[0])}` : ""}`;
  return [
    expected(`${hostile.length} hostile ranges of ${files.length} files`, figure(wrong), "0 wrong", wrong.length === 0),
    expected(`${good(9).length} good ranges of ${files.length} files`, figure(faulty), "0 wrong", faulty.length === 0),
    expected("/healthz afterwards", `alive: ${site.isAlive()}`, "answers 200", await site.isWell()),
  ];
}
