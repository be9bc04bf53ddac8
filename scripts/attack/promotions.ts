import { sentEnquiry } from "./enquiries.ts";
import { expected, type Finding } from "./finding.ts";
import { filledIn, press } from "./press.ts";
import type { Target } from "./server.ts";
import { newStaff, pathIn, type Staff, setUp } from "./staff.ts";
import { mailsSent, rowsOf } from "./store.ts";
import { freshEmail, mailsTo } from "./visitor.ts";

const people = "/office/people";

const invite = async (admin: Staff, email: string, role: string) =>
  press(admin.visitor, people, await admin.visitor.get(people), ["do", "new"], {
    ...{ name: "Asha Namune", email, role, locale: "en" },
  });

/** An admin gives a person another role. */
async function give(site: Target, admin: Staff, to: Staff, role: string) {
  const [row] = rowsOf(site, "SELECT id FROM staffUsers WHERE email = ?", to.email);
  const { fields } = filledIn(await admin.visitor.get(people), ["do", "role"]);
  return admin.visitor.post(people, { ...fields, uid: String(row?.id), role });
}

/**
 * Checks that an admin alone cannot give anyone a role that sees applicants if there is a principal: not themself, not
 * a helpful clerk, and not a second address.
 */
export async function promotions(site: Target): Promise<Finding[]> {
  await sentEnquiry(site);
  const roles = ["principal", "office", "admin", "admin", "admin"] as const;
  const all = await Promise.all(roles.map((role) => newStaff(site, role)));
  const [, clerk, admin, ...others] = all as [Staff, Staff, Staff, Staff, Staff];
  const findings: Finding[] = [];
  for (const [at, role] of ["office", "principal"].entries()) {
    const own = others[at] as Staff;
    const given = await give(site, own, own, role);
    const { status } = await own.visitor.get("/office/inbox");
    const figure = `${given.status}; the inbox ${status}`;
    findings.push(expected(`an admin makes themself ${role}`, figure, "not 200", status !== 200));
    const email = freshEmail();
    const invited = await invite(admin, email, role);
    await mailsSent(site);
    const mails = (await mailsTo(site, email)).length;
    const sent = `an admin invites a second address as ${role}`;
    findings.push(expected(sent, `${invited.status}; ${mails} mails`, "0 mails", mails === 0));
  }
  const given = await give(site, admin, clerk, "principal");
  const mayExport = (await clerk.visitor.get("/office/inbox/export")).html.includes("column-phone");
  const figure = `${given.status}; exports numbers: ${mayExport}`;
  findings.push(expected("an admin makes a clerk principal", figure, "false", !mayExport));

  const colleague = freshEmail();
  await invite(admin, colleague, "admin");
  await mailsSent(site);
  const [mail] = await mailsTo(site, colleague);
  const { visitor } = await setUp(site, pathIn(mail?.text ?? "", site, "enrol"), colleague);
  const { status } = await visitor.get(people);
  return [...findings, expected("an admin invites another admin", `who comes in: ${status}`, "200", status === 200)];
}
