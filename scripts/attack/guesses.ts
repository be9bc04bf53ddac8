import { requestOnce } from "./connections.ts";
import { atMost, expected, type Finding } from "./finding.ts";
import { startTarget } from "./server.ts";
import { createVisitor } from "./visitor.ts";

/** Checks that guesses of codes which come all at once are counted, and what addresses of codes may hold. */
export async function guesses(): Promise<Finding[]> {
  await using site = await startTarget();
  const guesser = createVisitor(site);
  const all = await Promise.all(Array.from({ length: 200 }, () => guesser.get("/check?code=234567A")));
  const judged = all.filter(({ status }) => status === 404).length;
  const findings = [atMost("200 unknown codes at once", "judged", judged, 60)];
  for (const path of [
    "/n/%0d%0aSet-Cookie:%20a=b/",
    "/n/%E0%A4%85/",
    "/n/%E0%A5%A8%E0%A5%A9%E0%A5%AA/",
    "/n/a%3Fb%23c/",
  ]) {
    const { status } = await requestOnce(site.url, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    findings.push(expected(`GET ${path}`, String(status), "308", status === 308));
  }
  return findings;
}
