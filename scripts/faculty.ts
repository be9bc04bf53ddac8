/** `npm run faculty -- list | show EMAIL | approve EMAIL | suspend EMAIL`: what the office decides of the faculty's profiles. */
import type { Approvals, ListedMember } from "../app/services/approvals.server.ts";
import { StoreError } from "../app/store/store.server.ts";
import { endPlainly } from "../read-site.ts";

// What is written has people's details: only the owner reads it.
process.umask(0o077);

const usage = `The faculty's accounts, for the office:
  npm run faculty -- list            everyone who has registered
  npm run faculty -- show EMAIL      what their profile says, to be read before it is approved
  npm run faculty -- approve EMAIL   shows the profile as it is now on the website
  npm run faculty -- suspend EMAIL   takes it off, and refuses to log them in; approve takes that back`;

const [command = "", email = ""] = process.argv.slice(2);
const isAsked = command === "list" || (["show", "approve", "suspend"].includes(command) && email !== "");

/** A member as a line of the list. */
function lineOf({ member, profile, isChanged }: ListedMember): string {
  const standing = member.suspendedAt ? "suspended" : member.approvedAt ? "approved" : "waiting";
  const notes = [
    standing === "approved" && isChanged && "changed since",
    member.provenAt === null && "address not confirmed",
  ];
  const facts = [member.email, standing, ...notes, profile?.name, profile?.department, profile?.facultyId];
  return facts.filter(Boolean).join("  ");
}

/** What a command has to tell. @throws StoreError where there is no such member, or no profile to approve yet. */
async function obey({ list, show, approve, suspend }: Approvals): Promise<string[]> {
  if (command === "list") return (await list()).map(lineOf);
  const result = await { show, approve, suspend }[command as "show" | "approve" | "suspend"](email);
  if (result === undefined || result === "unknown") throw new StoreError(`Nobody is registered with ${email}.`);
  if (result === "unfinished") throw new StoreError(`The profile of ${email} has no name or no department yet.`);
  return [typeof result === "string" ? `${email}: ${result}.` : JSON.stringify(result, null, 2)];
}

if (isAsked) {
  try {
    const { openApprovals } = await import("../app/services/approvals-beside.server.ts");
    const { approvals, close } = await openApprovals();
    const lines = await obey(approvals).finally(close);
    for (const line of lines) console.log(line);
  } catch (error) {
    endPlainly(error);
  }
} else {
  console.error(usage);
  process.exitCode = 1;
}
