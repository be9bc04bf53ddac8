/** `npm run faculty -- list | show EMAIL | approve EMAIL | suspend EMAIL`: what the office decides of the faculty's profiles. */
import { endPlainly } from "../read-site.ts";

// What is written has people's details: only the owner reads it.
process.umask(0o077);

const usage = `The faculty's accounts, for the office:
  npm run faculty -- list            everyone who has registered
  npm run faculty -- show EMAIL      what their profile says, to be read before it is approved
  npm run faculty -- approve EMAIL   shows the profile as it is now on the website
  npm run faculty -- suspend EMAIL   takes it off, and refuses to log them in; approve takes that back`;

const [command, email = ""] = process.argv.slice(2);
try {
  const { openApprovals } = await import("../app/services/approvals-beside.server.ts");
  const { StoreError } = await import("../app/store/store.server.ts");
  const told = { approved: "approved", suspended: "suspended" };
  if (command === "list") {
    const { approvals, close } = await openApprovals();
    for (const { member, profile, isChanged } of await approvals.list()) {
      const standing = member.suspendedAt ? "suspended" : member.approvedAt ? "approved" : "waiting";
      const notes = [
        standing === "approved" && isChanged && "changed since",
        member.provenAt === null && "address not confirmed",
      ];
      const facts = [member.email, standing, ...notes, profile?.name, profile?.department, profile?.facultyId];
      console.log(facts.filter(Boolean).join("  "));
    }
    await close();
  } else if (command === "show" && email) {
    const { approvals, close } = await openApprovals();
    const profile = await approvals.show(email);
    await close();
    if (!profile) throw new StoreError(`Nobody is registered with ${email}.`);
    console.log(JSON.stringify(profile, null, 2));
  } else if ((command === "approve" || command === "suspend") && email) {
    const { approvals, close } = await openApprovals();
    const result = await approvals[command](email);
    await close();
    if (result === "unknown") throw new StoreError(`Nobody is registered with ${email}.`);
    if (result === "unfinished") throw new StoreError(`The profile of ${email} has no name or no department yet.`);
    console.log(`${email}: ${told[result]}.`);
  } else {
    console.error(usage);
    process.exitCode = 1;
  }
} catch (error) {
  endPlainly(error);
}
