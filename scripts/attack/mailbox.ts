import { all, readHtml } from "../../tests/help/html.ts";
import { getText, requestOnce } from "./connections.ts";
import { expected, type Finding } from "./finding.ts";
import { startTarget, type Target } from "./server.ts";
import { freshEmail, mailedCode } from "./visitor.ts";

/** Requests like nginx with default settings: with the site's own host, and nothing about the visitor. */
const throughProxy = async ({ url }: Target, path: string) => {
  const { host } = new URL(url);
  const text = getText(path).replace("Host: localhost", `Host: ${host}`);
  return (await requestOnce(url, text)).bytes.toString("utf8");
};

/** Checks that a default proxy in front of a half-configured site gives nobody access to mails. */
export async function mailbox(): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const NODE_ENV of ["production", ""]) {
    await using site = await startTarget({ env: { NODE_ENV, SITE_URL: "", TRUST_PROXY: "" } });
    const email = freshEmail();
    const fields = { fullName: "Asha", hscPercentage: "85%", contactNumber: "9876543210", filled: "5000", email };
    const init = { method: "POST", body: new URLSearchParams(fields), headers: { origin: site.url } };
    const page = await (await fetch(site.url, init)).text();
    const code = await mailedCode(site, email);
    const links = all(readHtml(page), "a[href*=mailbox]").map(({ attributes }) => attributes.href ?? "");
    const guesses = ["?key=", "?key=a", "?key[]=a", `?key=${"0".repeat(32)}`, "/", ".data", "?_data"];
    const paths = ["/mailbox", "/mr/mailbox", "/%6dailbox", ...guesses.map((each) => `/mailbox${each}`), ...links];
    const answers = await Promise.all(paths.map((path) => throughProxy(site, path)));
    const open = paths.filter((_, at) => answers[at]?.includes(code) || answers[at]?.includes(email));
    findings.push(
      expected(
        `${paths.length} requests for the mailbox through nginx with its defaults, NODE_ENV "${NODE_ENV}"`,
        code ? `with the code: ${open.length}` : "no code was mailed",
        "0",
        code !== "" && open.length === 0,
      ),
    );
  }
  return findings;
}
