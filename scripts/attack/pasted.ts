import { all, readHtml } from "../../tests/help/html.ts";
import { referenceInText } from "../../tests/help/reference.ts";
import { sentEnquiry } from "./enquiries.ts";
import { expected, type Finding } from "./finding.ts";
import { oneByOne } from "./one-by-one.ts";
import type { Target } from "./server.ts";
import { newStaff } from "./staff.ts";
import { rowsOf } from "./store.ts";
import { createVisitor, freshEmail, mailedCode, ticketIn } from "./visitor.ts";

const inMarathi = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));

/** A code with what people copy with it. */
const codes = (code: string) => [
  ` ${code}`,
  `\u200b${code}`,
  `${code.slice(0, 3)} ${code.slice(3)}`,
  `${code.slice(0, 3)}–${code.slice(3)}`,
  `OTP: ${code}`,
  `${code} is your OTP for Good Minds`,
  inMarathi(code),
];

/** Sends an enquiry for each way in which its code is pasted. */
async function pastedCodes(site: Target): Promise<Finding[]> {
  const refused: string[] = [];
  const ways = codes("035159").length;
  for (let way = 0; way < ways; way += 1) {
    const [visitor, email] = [createVisitor(site), freshEmail()];
    const fields = { fullName: "Asha Namune", hscPercentage: "85%", contactNumber: "98220 12308", email };
    const ticket = ticketIn(await visitor.post("/", fields));
    const otp = codes(await mailedCode(site, email))[way] ?? "";
    const field = all(readHtml((await visitor.get(`/?ticket=${ticket}`)).html), "input[name=otp]")[0];
    const typed = otp.slice(0, Number(field?.attributes.maxlength ?? otp.length));
    const { html } = await visitor.post("/", { intent: "verify", ticket, otp: typed });
    if (!referenceInText(html)) refused.push(typed);
  }
  return [
    expected(`${ways} codes with what was copied with them`, `refused: ${refused.length}`, "0", refused.length === 0),
  ];
}

const spellings = [
  ...[
    "98220 12308",
    "+91 098220 12308",
    "+91-0-98220-12308",
    "0091 98220 12308",
    "91 098220 12308",
    "+91 (0) 98220 12308",
  ],
  ...[
    "98220–12308",
    "98220\u221212308",
    "＋91 98220 12308",
    "98220/12308",
    "9822012308,",
    "tel:+919822012308",
    "०९८२२० १२३०८",
  ],
  ...["\u202a+91 98220 12308\u202c", "Mob. 98220 12308"],
];
const noNumbers = ["98220123081", "982201230812345", "+91 98220123081", "98220 12308 / 98220 12309", "98220 1230"];

/** Asks for a call with one number in all its spellings, and with what is no number. */
async function phones(site: Target): Promise<Finding[]> {
  const ask = (phone: string, fullName: string) =>
    createVisitor(site).post("/call-me", { fullName, phone, callTime: "any" });
  for (const [at, phone] of spellings.entries()) await ask(phone, `Asha ${"abcdefghijklmnop"[at]}`);
  const kept = rowsOf(site, "SELECT phone, status FROM submissions WHERE callTime IS NOT NULL");
  const shown = [...new Set(kept.map(({ phone }) => String(phone)))];
  const calls = kept.filter(({ status }) => status === "new").length;
  const statuses = await Promise.all(noNumbers.map(async (phone) => (await ask(phone, "Ravi")).status));
  const taken = statuses.filter((status) => status !== 400).length;
  return [
    expected(
      `one number in ${spellings.length} spellings, to be called`,
      `${kept.length} requests, ${shown.join(", ")}, calls: ${calls}`,
      "1 number, 1 call",
      kept.length === spellings.length && shown.join() === "+91 98220 12308" && calls === 1,
    ),
    expected(`${noNumbers.length} that are no number, or two`, `taken: ${taken}`, "0", taken === 0),
  ];
}

/** Names that look alike, as forms take them and as the office searches. */
async function spelledAlike(site: Target): Promise<Finding[]> {
  const { visitor } = await newStaff(site, "office");
  const pairs = [
    ["ज\u093e\u0947शी", "जोशी"],
    ["\u0905\u200d\u0945नी", "ॲनी"],
    ["\u0905\u093eशा", "आशा"],
    ["फ़ातिमा", "फातिमा"],
    ["शिन्दे", "शिंदे"],
  ] as const;
  const lost: string[] = [];
  for (const [one, other] of pairs) {
    const references = [];
    for (const fullName of [one, other]) references.push((await sentEnquiry(site, { fullName })).reference);
    for (const typed of [one, other]) {
      const { html } = await visitor.get(`/office/inbox?q=${encodeURIComponent(typed)}`);
      if (!references.every((reference) => html.includes(reference))) lost.push(typed);
    }
  }
  const search = async (typed: string) =>
    (await createVisitor(site).get(`/mr/search?q=${encodeURIComponent(typed)}`)).html.split("<mark>").length;
  for (const [one, other] of [
    ["फ़ी", "फी"],
    ["ड\u093e\u0945", "डॉ"],
    ["अन्तिम", "अंतिम"],
  ] as const)
    if ((await search(one)) !== (await search(other)) || (await search(other)) < 2) lost.push(one);
  return [
    expected(
      "names and words in spellings that look alike",
      `not found: ${lost.join(", ") || "none"}`,
      "none",
      lost.length === 0,
    ),
  ];
}

/** Checks that what people paste and phones save is taken, and is one and the same however it is spelled. */
export async function pasted(): Promise<Finding[]> {
  return oneByOne([pastedCodes, phones, spelledAlike]);
}
