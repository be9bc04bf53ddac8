import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { codeIn, type ReadMail, readMail } from "./mails.ts";

/** An email address that no other test uses, so that tests share no limits and no mails. */
export const freshEmail = (): string => `asha.${randomUUID()}@example.org`;

/** Valid values for the fields of each form. */
export const enquiryOf = (email: string) => ({
  fullName: "Asha Namune",
  hscPercentage: "85.50%",
  email,
  contactNumber: "+91 98765 43210",
});
export const applicationOf = (email: string) => ({ fullName: "Asha Namune", email, phone: "+91 98765 43210" });
export const feedbackOf = (email: string) => ({ name: "Asha Namune", email, text: "The library is lovely." });

/** A password that is accepted. */
export const passphrase = "kumkum valley tortoise";

/** Valid values for a new account. */
export const registrationOf = (email = freshEmail()) => ({
  name: "Asha Namune",
  department: "Pharmaceutics",
  facultyId: "GM-17",
  email,
  password: passphrase,
});

export const guardian = { isMinor: "1", guardianName: "Sunita Namune", guardianPhone: "+91 91234 56780" };

const known = new Map<string, { bytes: Buffer; mail?: Promise<ReadMail> }>();

/** A stored mail; mails never change, so each is parsed only once. */
function kept(path: string) {
  const mail = known.get(path) ?? { bytes: readFileSync(path) };
  known.set(path, mail);
  return mail;
}

/** The stored mails that contain these words literally, in an address or a subject, the oldest first. */
export async function mailsWith(dataDir: string, words: string): Promise<ReadMail[]> {
  const folder = join(dataDir, "mail");
  const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  const mails = files.sort().map((file) => kept(join(folder, file)));
  return Promise.all(
    mails
      .filter(({ bytes }) => bytes.includes(words))
      .map((each) => {
        each.mail ??= readMail(each.bytes);
        return each.mail;
      }),
  );
}

/** The newest code that was mailed to an address; empty when there is none. */
export async function codeTo(dataDir: string, email: string): Promise<string> {
  const mails = await mailsWith(dataDir, email);
  const codes = mails.filter(({ to, subject }) => to === email && /^\d{6} /.test(subject));
  return codes.map(codeIn).at(-1) ?? "";
}

/** A code of six digits other than this one. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
