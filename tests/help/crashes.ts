import { expect, onTestFinished } from "vitest";
import { freePort } from "../../scripts/measure/program.ts";
import { codeIn } from "./mails.ts";
import { referenceInText } from "./reference.ts";
import { rowsIn } from "./rows.ts";
import { logged, runServer } from "./server-process.ts";
import { dataFolder, outboxEmpty } from "./services.ts";
import { type MailServer, office, startMailServer } from "./smtp.ts";

const clients = 4;

/** A visitor who sends forms to a site, with a new internet and email address for each. */
function createVisitors(url: string, { mails }: MailServer) {
  let count = 0;
  /** Sends a form as the page's script does. @returns the complete answer. */
  async function post(path: string, address: string, fields: Record<string, string>): Promise<string> {
    const headers = { Origin: url, "X-Fragment": "form", "X-Forwarded-For": address };
    const body = new URLSearchParams({ filled: "5000", ...fields });
    const answer = await fetch(url + path, { method: "POST", headers, body });
    const html = await answer.text();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    return html;
  }

  const forms = [
    (email: string, address: string) => post("/feedback", address, { name: "Asha", email, text: `From ${email}` }),
    (_email: string, address: string, phone: string) => post("/courses/d-pharm", address, { phone }),
    async (email: string, address: string, contactNumber: string) => {
      const html = await post("/", address, { fullName: "Asha", hscPercentage: "85%", email, contactNumber });
      const ticket = /name="ticket" value="([\w-]+)"/.exec(html)?.[1] ?? "";
      const otp = mails.filter(({ to }) => to === email).map(codeIn)[0] ?? "";
      return post("/", address, { intent: "verify", ticket, otp });
    },
  ];

  /** Sends one form, of each kind in rotation. @returns the reference in the answer. */
  return async (): Promise<string> => {
    const number = ++count;
    const form = forms[number % forms.length] as (typeof forms)[0];
    const html = await form(`visitor${number}@example.org`, `10.0.0.${number % 256}`, String(9_000_000_000 + number));
    return referenceInText(html) || `no reference in ${html}`;
  };
}

/** Kills a server several times while forms are sent to it; fails when it loses an acknowledged form, or a mail. */
export async function expectNothingLost({ crashes }: { crashes: number }): Promise<void> {
  const mailServer = await startMailServer();
  const dataDir = dataFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    ...mailServer.settings,
    ...{ DATA_DIR: dataDir, PORT: String(port), HOST: "127.0.0.1", SITE_URL: url, TRUST_PROXY: "1" },
  };
  const sendForm = createVisitors(url, mailServer);
  const acknowledged: string[] = [];
  const faults: string[] = [];
  const kept = () =>
    rowsIn(dataDir, "SELECT reference FROM submissions WHERE status = 'new'").map((row) => String(row.reference));

  /** Starts a site that mails the office this many submissions individually; the others wait for a list. */
  async function start(officeMailsPerHour: number) {
    const limit = { OFFICE_MAILS_PER_HOUR: String(officeMailsPerHour) };
    const server = runServer({ ...settings, ...limit }, onTestFinished);
    await logged(server, /serving/);
    return server;
  }

  for (let crash = 0; crash < crashes; crash++) {
    const server = await start(3);
    const enough = acknowledged.length + 2 + Math.floor(Math.random() * 5);
    const visit = async () => {
      while (!server.process.killed)
        try {
          acknowledged.push(await sendForm());
          // At a random moment while the others are sending.
          if (acknowledged.length >= enough) setTimeout(() => server.process.kill("SIGKILL"), Math.random() * 50);
        } catch (error) {
          // A broken connection means a crash; any other error is a fault.
          if (!(error instanceof TypeError)) faults.push(String(error));
        }
    };
    await Promise.all(Array.from({ length: clients }, visit));
    expect(await server.ended).toEqual([null, "SIGKILL"]);
    expect(kept()).toEqual(expect.arrayContaining(acknowledged));
  }

  const last = await start(10_000);
  expect(faults).toEqual([]);
  expect(acknowledged.filter((each) => !referenceInText(each))).toEqual([]);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(acknowledged.length).toBeGreaterThanOrEqual(2 * crashes);

  await outboxEmpty(dataDir, 40_000);
  expect(rowsIn(dataDir, "PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
  const officeMails = mailServer.mails.filter(({ to }) => to === office);
  // The office gets a mail about each record, even if the response was lost in a crash; it may be sent twice.
  const idsOf = (each: string) =>
    new Set(officeMails.filter(({ subject }) => subject.includes(each)).map(({ id }) => id));
  expect(kept().map((each) => [each, idsOf(each).size])).toEqual(kept().map((each) => [each, 1]));
  const ids = mailServer.mails.map(({ id }) => id);
  expect(ids.length - new Set(ids).size, "copies of mails").toBeLessThanOrEqual(crashes);

  last.process.kill("SIGTERM");
  expect(await last.ended).toEqual([0, null]);
}
