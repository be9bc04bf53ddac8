import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test, vi } from "vitest";
import { faultOf } from "#app/lib/mail/mail-health.server.ts";
import { createMail } from "#app/lib/mail/transport.server.ts";
import { log } from "#app/log.server.ts";

const password = "s3cret";
const reader = "asha@example.org";

/** A mail server without TLS that asks for a password, and what reached it. */
async function startServer() {
  const passwords: unknown[] = [];
  const mails: string[] = [];
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 1,
    disabledCommands: ["STARTTLS"],
    onAuth: ({ password }, _session, callback) => {
      passwords.push(password);
      callback(null, { user: "office" });
    },
    onData: (stream, session, callback) => {
      mails.push(session.envelope.rcptTo.map(({ address }) => address).join());
      stream.on("end", callback).resume();
    },
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return { port: (server.server.address() as AddressInfo).port, passwords, mails };
}

/** Sends a mail by such a server. `0.0.0.0` is this machine by an address that is not recognised as loopback. */
async function sendBy(
  server: Awaited<ReturnType<typeof startServer>>,
  { scheme = "smtp", host = "0.0.0.0", query = "" } = {},
) {
  const url = `${scheme}://office:${password}@${host}:${server.port}${query}`;
  const mail = createMail({ url, from: "site@institute.example", dataDir: "" });
  const message = { to: reader, subject: "", html: "", text: "" };
  return mail.sendNow(message).then(
    () => "sent",
    (error: unknown) => faultOf(error),
  );
}

test("a mail server on another machine that offers no TLS gets neither the password nor the mail", async () => {
  const server = await startServer();
  expect(await sendBy(server)).toMatchObject({ code: "ETLS", hint: expect.stringContaining("?allowPlain=true") });
  expect(await sendBy(server, { scheme: "smtps" })).toHaveProperty("hint");
  expect(server).toMatchObject({ passwords: [], mails: [] });
});

test("without TLS it gets them when the operator allows it, and the log warns of that", async () => {
  const warnings = vi.spyOn(log, "warn").mockReturnValue();
  const server = await startServer();
  expect(await sendBy(server, { query: "?allowPlain=true" })).toBe("sent");
  expect(server).toMatchObject({ passwords: [password], mails: [reader] });
  expect(warnings.mock.calls).toEqual([[expect.stringContaining("unencrypted")]]);
});

test.each(["127.0.0.1", "localhost"])("a mail server on this machine (%s) needs no TLS", async (host) => {
  const server = await startServer();
  expect(await sendBy(server, { host })).toBe("sent");
  expect(server).toMatchObject({ passwords: [password], mails: [reader] });
});
