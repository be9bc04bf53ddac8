import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { startWords } from "../../app/office/start/start-words.ts";
import { all, readHtml } from "../../tests/help/html.ts";
import { expected, type Finding } from "./finding.ts";
import { secondsUntil, startTarget } from "./server.ts";
import { newStaff } from "./staff.ts";
import { rowsOf } from "./store.ts";
import { createVisitor, freshEmail } from "./visitor.ts";

const refusal = (responseCode: number) => Object.assign(new Error("Not today"), { responseCode });

/** A mail server that does not work, in one of several ways, until it is mended. */
interface DeadServer extends AsyncDisposable {
  url: string;
  mend: () => void;
}

async function startDead(way: "535" | "certificate" | "550"): Promise<DeadServer> {
  let isDead = true;
  const server = new SMTPServer({
    disabledCommands: way === "certificate" ? ["AUTH"] : ["STARTTLS"],
    allowInsecureAuth: true,
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 1,
    onAuth: (_auth, _session, callback) =>
      isDead && way === "535" ? callback(refusal(535)) : callback(null, { user: "office" }),
    onRcptTo: (_address, _session, callback) => callback(isDead && way === "550" ? refusal(550) : null),
    onData: (stream, _session, callback) => void stream.on("end", callback).resume(),
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  return {
    url: `smtp://${way === "certificate" ? "" : "office:s3cret@"}127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mend: () => {
      isDead = false;
    },
    [Symbol.asyncDispose]: () => new Promise<void>((done) => server.close(done)),
  };
}

/** Checks what a visitor, the office and whoever looks after the server see while mails cannot be sent. */
async function whileDead(way: "535" | "certificate" | "550"): Promise<Finding[]> {
  await using mailServer = await startDead(way);
  await using site = await startTarget({ env: { MAIL_URL: mailServer.url, MAIL_FROM: "site@institute.example" } });
  const clerk = await newStaff(site, "office");
  const isReady = async () => (await (await fetch(`${site.url}/readyz`)).json()).mail as boolean;
  const asked = ["9876500001", "9876500002"].map((contactNumber) => ({
    ...{ fullName: "Asha Namune", hscPercentage: "85%", contactNumber, email: freshEmail() },
  }));
  let called = 0;
  for (const fields of asked) {
    const visitor = createVisitor(site);
    const refused = await visitor.post("/", fields);
    const page = readHtml(refused.html);
    const [button] = all(page, "#enquiry-answer button[name=intent]");
    const typed = new Map(all(page, "#enquiry input").map(({ attributes: { name = "", value } }) => [name, value]));
    const isKept = Object.entries(fields).every(([name, value]) => typed.get(name) === value);
    if (refused.status !== 503 || !button || !isKept) continue;
    await visitor.post("/", { ...fields, intent: button.attributes.value ?? "" });
    called += rowsOf(
      site,
      "SELECT id FROM submissions WHERE phone LIKE ? AND status = 'new'",
      `%${fields.contactNumber.slice(-5)}`,
    ).length;
  }
  const [ready, start] = [await isReady(), await clerk.visitor.get("/office")];
  const isTold = start.html.includes(startWords.en.noMail.title);
  const sent = `two enquiries, with a mail server that is dead (${way})`;
  const findings = [
    expected(sent, `${called} are kept as requests to be called`, "2", called === 2),
    expected(
      sent,
      `/readyz: mail ${ready}; the office's start page says it: ${isTold}`,
      "false; true",
      !ready && isTold,
    ),
  ];
  if (way === "certificate") return findings;
  mailServer.mend();
  const { status } = await createVisitor(site).post("/", { ...asked[0], email: freshEmail() } as Record<
    string,
    string
  >);
  // The result of a check holds for a second.
  const isWell = (await secondsUntil(isReady, 3)) < 3;
  return [...findings, expected("the next enquiry, once it works", `${status}; mail ${isWell}`, "200; true", isWell)];
}

/** Checks that mail that is dead is noticed, and that no enquiry is lost by it. */
export async function deadMail(): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const way of ["535", "certificate", "550"] as const) found.push(...(await whileDead(way)));
  return found;
}
