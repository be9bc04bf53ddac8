import { beforeEach, expect, test, vi } from "vitest";
import { noDetails } from "#app/forms/submissions/submission.ts";
import { type MailFault, mailHints } from "#app/lib/mail/mail-health.server.ts";
import { createMail } from "#app/lib/mail/transport.server.ts";
import { log } from "#app/log.server.ts";
import { enquiry, openServices, sender } from "../help/services.ts";
import { type Manner, office, startMailServer } from "../help/smtp.ts";

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  errors = vi.spyOn(log, "error").mockReturnValue();
  vi.spyOn(log, "warn").mockReturnValue();
});

/** The services with a mail server, and a function that asks for a code. */
async function openWith(options: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(options);
  const services = await openServices(server.settings);
  /** Another person's enquiry. */
  const ask = (name: string, domain = "example.org") =>
    services.enquiries.submit({ ...enquiry, email: `${name}@${domain}` }, { ...sender, address: "192.0.2.7" });
  const isReady = () => services.mail.fault() === undefined;
  return { server, ask, isReady, services };
}

test.each<[string, MailFault, Parameters<typeof startMailServer>[0]]>([
  ["refuses the password (535)", "signIn", { asksPassword: true, manner: { refusesPassword: 535 } }],
  ["is on another machine and offers no TLS", "tls", { isElsewhere: true }],
  ["refuses the sender (550)", "sender", { manner: { refusesSender: 550 } }],
])("a mail server that %s is in /readyz and, with what to do, in the log", async (_what, kind, options) => {
  const { ask, isReady, services } = await openWith(options);
  expect(isReady()).toBe(true);
  expect(await ask("asha")).toMatchObject({ reason: "unsent" });
  expect(isReady()).toBe(false);
  expect(await services.health()).toMatchObject({ mail: false });
  expect(services.mail.fault()).toBe(kind);
  expect(errors.mock.calls).toEqual([
    [expect.objectContaining({ purpose: "enquiry", hint: mailHints[kind] }), "a code was not sent"],
  ]);
});

test("a mail server that is away is in /readyz until a mail is sent again", async () => {
  const { server, ask, isReady } = await openWith({ manner: "dies" });
  await ask("asha");
  expect(isReady()).toBe(false);
  server.turn("takes");
  expect(await ask("ravi")).toMatchObject({ ok: true });
  expect(isReady()).toBe(true);
});

test("a mail server that is away is well again once it can be signed in to, although nobody is mailed", async () => {
  const { server, ask, isReady, services } = await openWith({ asksPassword: true, manner: { refusesPassword: 535 } });
  await ask("asha");
  await expect(services.mail.verify()).rejects.toThrow();
  expect(isReady()).toBe(false);
  server.turn("takes");
  await services.mail.verify();
  expect(isReady()).toBe(true);
});

test.each<Manner>([
  { refusesReader: 550, says: "5.1.1 No such user here" },
  { refusesReader: 452, says: "4.2.2 The mailbox is full" },
])("addresses that do not take mail are their own fault: %j", async (manner) => {
  const { ask, isReady } = await openWith({ manner });
  for (const name of ["asha", "ravi", "mira"]) expect(await ask(name)).toMatchObject({ reason: "unsent" });
  expect(isReady()).toBe(true);
  expect(errors).not.toHaveBeenCalled();
});

const refusals: Manner[] = [{ refusesReader: 550 }, { refusesReader: 451 }, { refusesMail: 554 }];

test.each(refusals)("strangers' addresses that are refused are no fault of the site: %j", async (manner) => {
  const { ask, isReady } = await openWith({ manner });
  for (const name of ["a", "b", "c", "d", "e", "f"]) await ask(name);
  for (const domain of ["a.example", "b.example", "c.example"]) await ask("asha", domain);
  expect(isReady()).toBe(true);
});

/** The mails of a site whose office has an address, and a function that sends one and says whether mails go out. */
async function openMail(manner: Manner) {
  const server = await startMailServer({ manner });
  const url = server.settings.MAIL_URL;
  const mail = createMail({ url, from: "a@example.org", dataDir: "", officeEmail: () => office });
  const send = async (to: string) => {
    await mail.send({ to, subject: "", html: "", text: "" }).catch(() => {});
    return mail.fault();
  };
  return { server, mail, send };
}

test("mails refused at five domains in a row are, until one is sent to somebody who is not the office", async () => {
  const { server, mail, send } = await openMail({ refusesReader: 550 });
  for (const domain of ["a", "b", "c", "d"]) expect(await send(`asha@${domain}.example`)).toBeUndefined();
  expect(await send("asha@e.example")).toBe("refused");
  server.turn("takes");
  await mail.verify();
  expect(await send(office)).toBe("refused");
  expect(await send("mira@a.example")).toBeUndefined();
});

test.each(refusals)("a mail to the office that is refused is a fault of the site: %j", async (manner) => {
  const { send } = await openMail(manner);
  expect(await send(office)).toBe("refused");
});

test("a mail server that takes a mail and falls silent counts as away once a visitor has waited too long", async () => {
  const { settings } = await startMailServer({ manner: "neverAnswers" });
  const mail = createMail({ url: settings.MAIL_URL, from: "a@example.org", dataDir: "", patience: 300 });
  const message = { to: "b@example.org", subject: "", html: "", text: "" };
  await expect(mail.sendNow(message)).rejects.toThrow();
  expect(mail.fault()).toBe("unreachable");
  mail.close();
});

test("a mail of the outbox that is not sent is in /readyz like a code", async () => {
  const { server, ask, isReady, services } = await openWith({ asksPassword: true });
  server.turn({ refusesPassword: 535 });
  await services.submissions.keep(
    "feedback",
    { ...noDetails, name: "Asha", text: "Good.", email: "asha@example.org" },
    sender,
  );
  await vi.waitFor(async () => expect(services.mail.fault()).toBe("signIn"));
  expect(isReady()).toBe(false);
  server.turn("takes");
  await ask("ravi");
  expect(isReady()).toBe(true);
});

test("a disk with less than 100 MB is in /readyz, and one with less than 500 MB in the log", async () => {
  let megabytes = 400;
  const services = await openServices({}, { freeSpace: async () => megabytes * 2 ** 20 });
  expect(await services.health()).toMatchObject({ disk: true });
  expect(log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ freeMegabytes: 400 }),
    expect.stringContaining("the disk is nearly full"),
  );
  megabytes = 99;
  // The health check's result holds for a second.
  vi.spyOn(performance, "now").mockReturnValue(performance.now() + 2_000);
  expect(await services.health()).toMatchObject({ disk: false });
  vi.mocked(performance.now).mockRestore();
  expect(errors).toHaveBeenCalledWith(
    expect.objectContaining({ freeMegabytes: 99 }),
    expect.stringContaining("the disk is nearly full"),
  );
});
