import { referenceInText } from "../../tests/help/reference.ts";
import { secondsUntil, type Target } from "./server.ts";
import { createVisitor, freshEmail, mailedCode, mailsTo, ticketIn, type Visitor } from "./visitor.ts";

/** An enquiry that a visitor has sent and confirmed by the mailed code. */
export interface SentEnquiry {
  visitor: Visitor;
  email: string;
  reference: string;
}

/** Sends an enquiry and confirms it. @throws Error when it was not taken */
export async function sentEnquiry(site: Target, more: Record<string, string> = {}): Promise<SentEnquiry> {
  const email = freshEmail();
  const visitor = createVisitor(site);
  const fields = { fullName: "Asha Namune", hscPercentage: "85%", contactNumber: "9876543210", email, ...more };
  const asked = await visitor.post("/", fields);
  const done = await visitor.post("/", {
    intent: "verify",
    ticket: ticketIn(asked),
    otp: await mailedCode(site, email),
  });
  const reference = referenceInText(done.html);
  if (!reference) throw new Error(`An enquiry was answered with ${asked.status} and ${done.status}.`);
  return { visitor, email, reference };
}

/** Looks up an enquiry and opens it with the mailed code. @returns the page with what is kept */
export async function opened(site: Target, { visitor, email, reference }: SentEnquiry) {
  const asked = await visitor.post("/my-enquiry", { reference, email });
  const otp = await lookUpCode(site, email);
  return visitor.post("/my-enquiry", { intent: "verify", ticket: ticketIn(asked), reference, email, otp });
}

/** The code of the newest mail; another one was mailed before it, with the enquiry. */
async function lookUpCode(site: Target, email: string): Promise<string> {
  const codes = async () => (await mailsTo(site, email)).filter(({ subject }) => /^\d{6} /.test(subject));
  await secondsUntil(async () => (await codes()).length > 1, 5);
  return (await codes()).at(-1)?.subject.slice(0, 6) ?? "";
}
