import { setTimeout as wait } from "node:timers/promises";
import { documentText } from "../../tests/help/document-text.ts";
import { sentEnquiry } from "./enquiries.ts";
import { expected, type Finding } from "./finding.ts";
import { recordOf } from "./office-addresses.ts";
import { oneByOne } from "./one-by-one.ts";
import { press } from "./press.ts";
import type { Target } from "./server.ts";
import { newStaff } from "./staff.ts";
import type { Visitor } from "./visitor.ts";

/** Signs that the usual font lacks, or that break lines, joins and directions. */
const hostile = {
  emoji: "🎉 Results ❤️ 👩‍🔬 1️⃣ 🇮🇳",
  arrows: "Fee → MSBTE ⇒ ↔ ←",
  "Word's hyphen": "Part‑time Anne‐Marie",
  squares: "● ■ ▪ ★ ✓ ✔ ☎ ✉ ℃ ⁿ ⅓",
  Greek: "β-blocker α γ δ λ Ω",
  Gujarati: "મીના પટેલ",
  Tamil: "ஆமினா பேகம்",
  Urdu: "آمنہ شیخ",
  Cyrillic: "Дарья",
  Thai: "ไทย ↓",
  "private use": "a\ue000b",
  "lone marks": "\u0301 ा \u0ac0 \u0e34",
  directions: "\u202eabc\u2066",
  "60,000 spaces": `a${" ".repeat(60_000)}b →`,
  markup: '#panic() $x$ \\u{41} #image("/etc/passwd")',
};

const publicPdfs = ["fee-structure", "prospectus"].flatMap((id) =>
  ["en", "mr"].map((locale) => `/documents/${id}-${locale}.pdf`),
);

/** Asks for a file. @returns its status and kind, and whether its text has letters that no font has */
async function fileAt({ url }: Target, visitor: Visitor, path: string): Promise<string> {
  const response = await fetch(url + path, { headers: visitor.headers(), redirect: "manual" });
  const type = response.headers.get("content-type") ?? "";
  const bytes = new Uint8Array(await response.arrayBuffer());
  const isOdd = type.endsWith("pdf") && /\p{Co}|\p{Cn}|\uFFFD/u.test((await documentText(bytes)).pages.join());
  return `${response.status}${isOdd ? " with boxes" : ""}${response.status === 422 ? `: ${Buffer.from(bytes)}` : ""}`;
}

/** Opens a record's form, and publishes it with what is typed. @returns the page that answers */
async function publish(visitor: Visitor, path: string, typed: Record<string, string>) {
  return press(visitor, path, await visitor.get(path), ["intent", "publish"], typed);
}

/** Prints each kind of document with hostile signs, which must neither fail nor take a document away. */
async function signs(site: Target): Promise<Finding[]> {
  const { visitor: clerk } = await newStaff(site, "office");
  const { visitor: principal } = await newStaff(site, "principal");
  const wrong: string[] = [];
  const judge = async (name: string, path: string, isRight: (answer: string) => boolean) => {
    const answer = await fileAt(site, clerk, path);
    if (!isRight(answer)) wrong.push(`${name} ${path}: ${answer}`);
  };
  const isMade = (answer: string) => answer === "200";
  const isNamed = (answer: string) => answer.startsWith("422") && answer.includes("cannot be printed: ");
  for (const path of publicPdfs) await judge("before", path, isMade);

  const names = Object.entries(hostile);
  for (const [name, text] of names) {
    const typed = { "text.en": `Notice ${name}: ${text}`, "text.mr": `सूचना ${text}` };
    const { status } = await publish(clerk, "/office/records/notices/new", typed);
    if (status >= 500) wrong.push(`publishing ${name}: ${status}`);
  }
  const institute = await recordOf(principal, "institute");
  await publish(principal, institute, { "motto.en": `Learn ${hostile.Thai}`, "motto.mr": `शिका ${hostile.Thai}` });
  const fees = await recordOf(principal, "feeOrders");
  const refused = await publish(principal, fees, { "lines.0.name.en": `Tuition ${hostile.Thai}` });
  const isRefused = refused.status < 500 && refused.html.includes("cannot be printed");
  const duty = await recordOf(principal, "duties");
  await wait(62_000);

  const list = await clerk.get("/office/records/notices");
  const paths = [
    ...new Set([...list.html.matchAll(/\/office\/records\/notices\/(?!new)[\w%-]+/g)].map(([path]) => path)),
  ];
  for (const path of paths)
    for (const form of ["/poster", "/poster?form=picture"])
      await judge(
        "poster",
        `${path}${form}`,
        (answer) => isMade(answer) || isNamed(answer) || answer.startsWith("404"),
      );
  for (const locale of ["", "/mr"]) {
    await judge("notice board", `${locale}/office/notice-board`, isMade);
    await judge("certificate", `${locale}${duty}/certificate`, isMade);
    await judge("certificate", `${locale}${fees}/certificate`, isMade);
  }
  for (const path of publicPdfs) await judge("after", path, isMade);
  const told = (await clerk.get("/office")).html;

  let sheets = 0;
  for (const fullName of [hostile.Gujarati, hostile.Tamil, hostile.Urdu, hostile["Word's hyphen"], "ไทย"]) {
    const { reference } = await sentEnquiry(site, { fullName });
    const one = `/office/inbox/${reference}`;
    await press(clerk, one, await clerk.get(one), ["intent", "written"], {
      g: "girl",
      c: "open",
      i: "upTo8",
      s: "cap",
    });
    const [path] = /\/office\/inbox\/[\w-]+\/written\/\w+/.exec((await clerk.get(one)).html) ?? [];
    if (!path) continue;
    sheets += 1;
    await judge(`the sheet of ${fullName}`, path, isMade);
  }
  return [
    expected(
      `${names.length} notices, the institute, a duty, ${sheets} sheets`,
      wrong.join("; ") || "all printed or named",
      "all printed or named",
      wrong.length === 0,
    ),
    expected("sheets for names in other scripts", `${sheets}`, "> 0", sheets > 0),
    expected("a fee line with a Thai letter", `${refused.status}`, "refused, and named", isRefused),
    expected(
      "a prospectus that cannot be made",
      told.includes("ไ ท ย ↓") ? "told" : "not told",
      "told on the start page",
      told.includes("ไ ท ย ↓"),
    ),
  ];
}

/** Checks that no sign in a text or name takes a printed document away. */
export const typesetSigns = (): Promise<Finding[]> => oneByOne([signs]);
