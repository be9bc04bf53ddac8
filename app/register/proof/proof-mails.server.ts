import type { Publications } from "#app/cms/publications/publications.server.ts";
import type { PlatformServices } from "#app/cms/services.server.ts";
import type { StaffRole } from "#app/lib/actor.ts";
import { formatDay, formatNumber, indiaTime } from "#app/lib/i18n/format.ts";
import type { Locale } from "#app/lib/i18n/locale.ts";
import type { Outbox } from "#app/lib/mail/outbox.server.ts";
import { type Repeated, repeat } from "#app/lib/runtime.server.ts";
import { type AddressedParts, addressedEmails } from "#app/ui/email/addressed-emails.server.ts";
import { type EmailContent, greeting } from "#app/ui/email/email.ts";
import { keepProof, lastMailedSeq, proofRecords } from "./proofs.server.ts";

const en = {
  subject: (seq: string) => `Publication log, entry ${seq}`,
  opening: (count: string, isOne: boolean) =>
    isOne
      ? "One entry was added to the log of what our website showed. Please keep this email."
      : `${count} entries were added to the log of what our website showed. Please keep this email.`,
  entry: "Newest entry",
  day: "Date",
  hash: "Its hash (SHA-256)",
  keep: "1. Keep this email as it is. Its date is your mail provider’s, not ours.",
  compare: (seq: string, log: string) =>
    `2. To check later, open ${log}: the hash of entry ${seq} must still be this one.`,
  recompute:
    "3. Each hash (SHA-256) is made from the entry and the hash before it. If anybody changes an earlier entry, this hash no longer fits.",
  closing: "You get this because the principal named your address. Reply if you do not want it.",
};

const mr: typeof en = {
  subject: (seq) => `प्रसिद्ध मजकुराची नोंदवही, नोंद ${seq}`,
  opening: (count, isOne) =>
    isOne
      ? "आमच्या संकेतस्थळावर काय दिसत होते याच्या नोंदवहीत एक नोंद वाढली. हा ईमेल जपून ठेवा."
      : `आमच्या संकेतस्थळावर काय दिसत होते याच्या नोंदवहीत ${count} नोंदी वाढल्या. हा ईमेल जपून ठेवा.`,
  entry: "शेवटची नोंद",
  day: "तारीख",
  hash: "तिचा हॅश (SHA-256)",
  keep: "१. हा ईमेल आहे तसाच ठेवा. त्यावरची तारीख तुमच्या ईमेल सेवेची असते, आमची नाही.",
  compare: (seq, log) => `२. नंतर पडताळण्यासाठी ${log} उघडा: नोंद ${seq} चा हॅश तेव्हाही हाच असायला हवा.`,
  recompute: "३. प्रत्येक हॅश हा आधीचा हॅश आणि ती नोंद यांचा SHA-256 असतो; त्यामुळे आधीची नोंद बदलली, तर हा हॅशही बदलतो.",
  closing: "प्राचार्यांनी तुमचा पत्ता दिला म्हणून हा ईमेल येतो. नको असल्यास उत्तर देऊन कळवा.",
};

const proofMailTexts: Record<Locale, typeof en> = { en, mr };

interface ProofMailDetails {
  email: string;
  name: string;
  locale: Locale;
  seq: number;
  hash: string;
  day: string;
  /** New entries since the last mail. */
  count: number;
}

function proofEmail({ name, locale, seq, hash, day, count }: ProofMailDetails, siteUrl: string): EmailContent {
  const t = proofMailTexts[locale];
  const number = (value: number) => formatNumber(value, locale);
  const log = `${siteUrl}/disclosure/log.json`;
  return {
    locale,
    subject: (institute) => `${t.subject(number(seq))}: ${institute}`,
    greeting: greeting[locale](name),
    opening: [t.opening(number(count), count === 1)],
    facts: [
      [t.entry, number(seq)],
      [t.day, formatDay(day, locale)],
      [t.hash, hash],
    ],
    paragraphs: [t.keep, t.compare(number(seq), log), t.recompute],
    closing: t.closing,
  };
}

export const createProofEmails = (parts: AddressedParts) => addressedEmails(parts, proofEmail);

/** Indian time. The mail covers the day; what an earlier day left goes out at once. */
const evening = "19:00";

export interface ProofMailParts extends Pick<PlatformServices, "db" | "records" | "now"> {
  publications: Pick<Publications, "head" | "next">;
  people: () => Promise<{ role: StaffRole; locale: Locale; suspendedAt: number | null }[]>;
  outbox: Pick<Outbox, "add" | "notify">;
}

/** Mails once on a day with new entries, whichever process calls. */
export function createProofMails({ db, publications, people, outbox, records, now }: ProofMailParts) {
  /** The principal's language: the language of the recipients is not known. */
  async function language(): Promise<Locale> {
    const isPrincipal = (await people()).find(({ role, suspendedAt }) => role === "principal" && suspendedAt === null);
    return isPrincipal?.locale ?? "mr";
  }

  return async (): Promise<void> => {
    const { recipients } = records().in("en").of(proofRecords).proofMail;
    if (recipients.length === 0) return;
    const { day, clock } = indiaTime(now());
    const [head, mailed] = [await publications.head(), await lastMailedSeq(db)];
    const first = await publications.next(mailed);
    if (!head || !first) return;
    if (clock < evening && indiaTime(Date.parse(first.at)).day === day) return;
    const { seq, hash } = head;
    const locale = await language();
    const mails = recipients.map(({ name, email }) => {
      const details: ProofMailDetails = { email, name, locale, seq, hash, day, count: seq - first.seq + 1 };
      return { kind: "proof" as const, details };
    });
    await db.transaction().execute(async (tx) => {
      const row = { id: `mailed ${day}`, what: "mailed" as const, at: now(), seq, digest: hash };
      const isFirst = await keepProof(tx, { ...row, recipients: mails.length, page: null, status: null });
      if (isFirst) await outbox.add(tx, mails);
    });
    outbox.notify();
  };
}

export const mailProofEveryMinute = (look: () => Promise<void>): Repeated =>
  repeat(look, { every: 60_000, failed: "the newest entry of the publication log could not be mailed" });
