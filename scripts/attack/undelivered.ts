import { all, readHtml, textOf } from "../../tests/help/html.ts";
import { referenceInText } from "../../tests/help/reference.ts";
import { freePort, temporaryFolder } from "../measure/program.ts";
import { expected, type Finding } from "./finding.ts";
import { startMailServer } from "./mail-server.ts";
import { press } from "./press.ts";
import { secondsUntil, startTarget, type Target } from "./server.ts";
import { newStaff, type Staff } from "./staff.ts";
import { rowsOf } from "./store.ts";
import { createVisitor } from "./visitor.ts";

const isUnknown = (address: string) => address.endsWith("@gone.example");
const people = "/office/people";

/**
 * Sends an application, and postpones its follow-up day.
 * @returns its reference
 */
async function putOff(site: Target, clerk: Staff, email: string, day: string): Promise<string> {
  const sent = await createVisitor(site).post("/courses/d-pharm", {
    fullName: "Asha Namune",
    email,
    phone: "9876500000",
  });
  const reference = referenceInText(sent.html);
  const path = `/office/inbox/${reference}`;
  const typed = { state: "talking", when: "other", day };
  await press(clerk.visitor, path, await clerk.visitor.get(path), ["intent", "state"], typed);
  return reference;
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A person's entry on the people page, without name and address. */
const toldOf = (html: string, email: string) =>
  all(readHtml(html), "main li")
    .map(textOf)
    .find((text) => text.includes(email))
    ?.replaceAll(email, "");

/** Checks that the office sees which answers and invitations a mail server has refused permanently. */
export async function undelivered(): Promise<Finding[]> {
  await using mailServer = await startMailServer(isUnknown);
  using folder = temporaryFolder();
  const env = { MAIL_URL: `smtp://127.0.0.1:${mailServer.port}`, MAIL_FROM: "site@institute.example" };
  const port = await freePort();
  const start = () => startTarget({ env, dataDir: folder.path, port });
  const [gone, invited, well] = ["asha@gone.example", "ravi@gone.example", "mira@here.example"];
  let references: string[] = [];
  const staff: Staff[] = [];
  {
    await using site = await start();
    const [clerk, admin] = [await newStaff(site, "office"), await newStaff(site, "admin")];
    staff.push(clerk, admin);
    references = [await putOff(site, clerk, gone, dayIn(60)), await putOff(site, clerk, "b@here.example", dayIn(30))];
    const path = `/office/inbox/${references[0]}`;
    await press(clerk.visitor, path, await clerk.visitor.get(path), ["intent", "mail"], {
      mail: "Please bring your papers.",
    });
    for (const email of [invited, well])
      await press(admin.visitor, people, await admin.visitor.get(people), ["do", "new"], {
        name: "Ravi Namune",
        email,
        role: "admin",
        locale: "en",
      });
    await secondsUntil(() => mailServer.refusals.includes(gone) && mailServer.refusals.includes(invited), 10);
  }
  // Each start retries the rest, so that no waiting for half an hour is needed.
  const waiting = () =>
    rowsOf({ dataDir: folder.path }, "SELECT kind FROM outbox WHERE kind IN ('answer', 'staff')").length;
  for (let starts = 0; starts < 8 && waiting() > 0; starts += 1) {
    await using _site = await start();
    const before = mailServer.refusals.length;
    await secondsUntil(() => waiting() === 0 || mailServer.refusals.length >= before + 2, 10);
  }
  await using site = await start();
  const [clerk, admin] = staff as [Staff, Staff];
  const [list, listed] = [await clerk.visitor.get("/office/inbox"), await admin.visitor.get(people)];
  const [first = 0, second = 0] = references.map((each) => list.html.indexOf(each));
  const [row] = rowsOf(site, "SELECT undeliveredAt FROM submissions WHERE reference = ?", references[0] ?? "");
  const isDue = typeof row?.undeliveredAt === "number" && first > 0 && first < second;
  const [told, other] = [toldOf(listed.html, invited), toldOf(listed.html, well)];
  const isShown = told !== undefined && other !== undefined && told !== other;
  return [
    expected("mails that were refused for good", `${waiting()} are still tried`, "0", waiting() === 0),
    expected(
      "an answer to an address that there is not",
      `noted: ${typeof row?.undeliveredAt === "number"}, listed first: ${first > 0 && first < second}`,
      "noted, listed first",
      isDue,
    ),
    expected(
      "an invitation to an address that there is not",
      `${listed.status}; told apart from another: ${isShown}`,
      "true",
      isShown,
    ),
  ];
}
