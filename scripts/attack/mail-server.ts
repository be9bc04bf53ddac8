import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { type ReadMail, readMail } from "../../tests/help/mails.ts";

/** A mail server on this machine. */
export interface MailServer extends AsyncDisposable {
  port: number;
  /** The mails it received, in order. */
  mails: ReadMail[];
  /** The passwords it received. */
  passwords: string[];
  /** How often it has refused a mail to an address for good. */
  refusals: string[];
}

/**
 * Starts a mail server that accepts every mail and every password, and offers no TLS.
 * @param isUnknown tells the addresses that it refuses for good (550, RFC 5321, section 4.2.3)
 */
export async function startMailServer(isUnknown = (_address: string) => false): Promise<MailServer> {
  const mails: ReadMail[] = [];
  const passwords: string[] = [];
  const refusals: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 1,
    onAuth: ({ password }, _session, callback) => {
      passwords.push(password ?? "");
      callback(null, { user: "office" });
    },
    onRcptTo: ({ address }, _session, callback) => {
      if (!isUnknown(address)) return callback();
      refusals.push(address);
      callback(Object.assign(new Error("No such user here"), { responseCode: 550 }));
    },
    onData: (stream, _session, callback) => {
      buffer(stream)
        .then(readMail)
        .then((mail) => {
          mails.push(mail);
          callback();
        }, callback);
    },
  });
  // A killed server disconnects in the middle of a mail.
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    mails,
    passwords,
    refusals,
    [Symbol.asyncDispose]: () => new Promise<void>((done) => server.close(done)),
  };
}
