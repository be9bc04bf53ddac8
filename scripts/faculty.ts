/** `npm run faculty -- COMMAND`: what the office decides of the faculty's profiles. */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Approvals, ListedMember } from "../app/services/approvals.server.ts";
import { StoreError } from "../app/store/store.server.ts";
import { endPlainly } from "../read-site.ts";

// What is written has people's details: only the owner reads it.
process.umask(0o077);

const usage = `The faculty's accounts, for the office:
  npm run faculty -- list                 everyone who has registered
  npm run faculty -- show EMAIL           what their profile says, to be read before it is approved
  npm run faculty -- files EMAIL FOLDER   puts their photo and résumé into a new folder, to be looked at
  npm run faculty -- approve EMAIL        shows the profile as it is now on the website
  npm run faculty -- suspend EMAIL        takes it off, and refuses to log them in
  npm run faculty -- restore EMAIL        takes that back: they can log in, and what was approved is shown again`;

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

/** A result, unless nobody is registered with the address. @throws StoreError */
function known<Result>(result: Result, email: string): Exclude<Result, undefined | "unknown"> {
  if (result === undefined || result === "unknown") throw new StoreError(`Nobody is registered with ${email}.`);
  return result as Exclude<Result, undefined | "unknown">;
}

type Command = (approvals: Approvals, email: string, folder: string) => Promise<string[]>;

/** What each command does, and has to tell. */
const commands: Record<string, Command> = {
  async list({ list }) {
    const members = await list();
    return members.length > 0 ? members.map(lineOf) : ["Nobody has registered yet."];
  },
  show: async ({ show }, email) => [JSON.stringify(known(await show(email), email), null, 2)],
  async files({ files }, email, folder) {
    const found = known(await files(email), email);
    mkdirSync(folder, { recursive: true });
    if (readdirSync(folder).length > 0) throw new StoreError(`"${folder}" is not empty: name a folder of their own.`);
    const paths = found.map(({ kind, type, bytes }) => {
      const path = join(folder, `${kind}.${type === "image/webp" ? "webp" : "pdf"}`);
      writeFileSync(path, bytes);
      return path;
    });
    return paths.length > 0 ? paths : [`${email} has uploaded no file.`];
  },
  async approve({ approve }, email) {
    const result = known(await approve(email), email);
    if (result === "unfinished") throw new StoreError(`The profile of ${email} has no name or no department yet.`);
    const isUnproven = result === "approvedUnproven";
    return [
      `${email}: approved.`,
      ...(isUnproven ? ["Make sure it is theirs: the address is not confirmed yet."] : []),
    ];
  },
  suspend: async ({ suspend }, email) => [`${email}: ${known(await suspend(email), email)}.`],
  restore: async ({ restore }, email) => [`${email}: ${known(await restore(email), email)}.`],
};

const [name = "", email = "", folder = ""] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
const isWhole = name === "list" || (email !== "" && (name !== "files" || folder !== ""));

if (command && isWhole) {
  try {
    const { openApprovals } = await import("../app/services/approvals-beside.server.ts");
    const { approvals, close } = await openApprovals();
    const lines = await command(approvals, email, folder).finally(close);
    for (const line of lines) console.log(line);
  } catch (error) {
    endPlainly(error);
  }
} else {
  console.error(usage);
  process.exitCode = 1;
}
