import type { ReadMail } from "../../tests/help/mails.ts";
import { referenceInText } from "../../tests/help/reference.ts";
import type { Target } from "./server.ts";
import { createVisitor, password, register, ticketIn, type Visitor } from "./visitor.ts";

/** What the site has acknowledged as stored. */
export interface Acknowledged {
  /** References of visitors' forms, and the internet address of each sender. */
  references: Map<string, string>;
  /** The number of the last acknowledged save, by the member's email address. */
  saves: Map<string, number>;
}

/** Sends forms until the server is gone; returns false when the site refused one with a status. */
export type Sender = (site: Target, acknowledged: Acknowledged) => Promise<boolean>;

let count = 0;

/** A visitor who sends each of the three forms in rotation, every time as another person. */
export const visitorWith =
  (mails: ReadMail[]): Sender =>
  async (site, { references }) => {
    const number = ++count;
    const email = `visitor${number}@example.org`;
    const visitor = createVisitor(site);
    const phone = String(7_000_000_000 + number);
    const send = async () => {
      if (number % 3 === 0) return visitor.post("/feedback", { name: "Asha", email, text: `From ${email}` });
      if (number % 3 === 1) return visitor.post("/courses/d-pharm", { fullName: "Asha", email, phone });
      const asked = await visitor.post("/", { fullName: "Asha", hscPercentage: "85%", email, contactNumber: phone });
      const code = mails.findLast(({ to, subject }) => to === email && /\d{6}/.test(subject))?.subject;
      return visitor.post("/", { intent: "verify", ticket: ticketIn(asked), otp: /\d{6}/.exec(code ?? "")?.[0] ?? "" });
    };
    const { status, html } = await send();
    const found = referenceInText(html);
    if (status === 200 && found) references.set(found, email);
    return status === 200 && found !== "";
  };

/** A member who saves the profile again and again, each time with the next number in it. */
export async function memberOf(site: Target, number: number): Promise<Sender> {
  const email = `member${number}@example.org`;
  const visitor: Visitor = createVisitor(site);
  await register(visitor, email);
  if (!(await visitor.isSignedIn())) await visitor.post("/faculty-login", { email, password });
  if (!(await visitor.isSignedIn())) throw new Error(`${email} could not sign in.`);
  let save = 0;
  return async (_site, { saves }) => {
    const fields = { name: "Asha Namune", department: "Pharmaceutics", facultyId: "GM-1" };
    const mine = ++save;
    const { status } = await visitor.post("/faculty/dashboard", {
      intent: "profile",
      ...fields,
      awards: `Save ${mine}`,
    });
    if (status === 200) saves.set(email, mine);
    return status === 200;
  };
}
