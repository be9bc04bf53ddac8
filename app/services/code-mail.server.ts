import { noAccountLetter } from "#app/letters/account-letters.ts";
import { codeLetter } from "#app/letters/visitor-letters.ts";
import { log } from "#app/log.server.ts";
import type { Purpose } from "#app/store/tables.ts";
import type { Locale } from "#app/words/locale.ts";
import { emailKey } from "./email-key.ts";
import type { Write } from "./letters.server.ts";
import type { Allowance, Count, Limits } from "./limits.server.ts";
import { faultOf, type Mail, mayHaveArrived } from "./mail.server.ts";

/** A code on its way. */
interface Posting {
  purpose: Purpose;
  email: string;
  locale: Locale;
  /** None for an address that has no account: then the mail says so, and nobody else hears of it. */
  code: string | undefined;
  /** The page where the code is entered. */
  link?: string;
}

/** Codes by mail: whether one more may be sent, and sending it at once. */
export interface CodeMail {
  /** Counts one more code; `address` is the internet address it is asked from. */
  allow: (purpose: Purpose, email: string, address: string) => Promise<Allowance>;
  /** Takes an allowed code back that was not sent: the next try need not wait. */
  takeBack: (purpose: Purpose, email: string) => Promise<void>;
  /** How it went; `unsure` where the mail server had it and gave no word. */
  send: (posting: Posting) => Promise<"sent" | "failed" | "unsure">;
  /** Draws what `send` would, and sends nothing. */
  pretend: (posting: Posting) => void;
}

/** Puts together what mails codes. */
export function createCodeMail({ limits, mail, write }: { limits: Limits; mail: Mail; write: Write }): CodeMail {
  const codeAgain = (purpose: Purpose, email: string): Count => ["codeAgain", `${purpose}:${emailKey(email)}`];
  const codesOfEmail = (email: string): Count => ["codesOfEmail", emailKey(email)];
  const drawn = ({ email, code, ...posting }: Posting) => ({
    to: email,
    ...write(code === undefined ? noAccountLetter(posting) : codeLetter({ ...posting, code })),
  });
  return {
    allow: (purpose, email, address) =>
      limits.take(["codesOfAddress", address], codeAgain(purpose, email), codesOfEmail(email)),
    async takeBack(purpose, email) {
      await limits.forget(...codeAgain(purpose, email));
      await limits.giveBack(...codesOfEmail(email));
    },
    pretend: (posting) => void drawn(posting),
    async send(posting) {
      try {
        await mail.sendNow(drawn(posting));
        return "sent";
      } catch (error) {
        log.warn({ purpose: posting.purpose, ...faultOf(error) }, "a code was not sent");
        return mayHaveArrived(error) ? "unsure" : "failed";
      }
    },
  };
}
