import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Moderation } from "../../app/features/profiles/moderation.service.server.ts";
import { openApprovals } from "../../app/features/profiles/moderation-cli.server.ts";
import type { ListedMember } from "../../app/features/profiles/shown-profiles.server.ts";
import { StoreError } from "../../app/platform/db/store.server.ts";
import { printable } from "../../app/platform/forms/characters.ts";
import { type Command, UsageError } from "./command.ts";

const usage = `The faculty's accounts, for the office:
  npm run faculty -- list                    everyone who has registered
  npm run faculty -- show EMAIL              what their profile says, and its version; read it before you approve
  npm run faculty -- files EMAIL FOLDER      puts their photo and résumé into a new folder, to be looked at
  npm run faculty -- approve EMAIL VERSION   publishes exactly the version that "show" and "files" have printed;
                                             an address that is not confirmed needs --unproven as well
  npm run faculty -- suspend EMAIL           takes it off, and refuses to log them in
  npm run faculty -- restore EMAIL           takes that back: they can log in, and what was approved is shown again`;

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

/** The second argument is a folder or a version, depending on the command. */
type Step = (approvals: Moderation, email: string, second: string, evenUnproven: boolean) => Promise<string[]>;

const versionLine = (version: string) => `Version: ${version}`;

/** The commands, each with its output. */
const steps: Record<string, Step> = {
  async list({ list }) {
    const members = await list();
    return members.length > 0 ? members.map(lineOf) : ["Nobody has registered yet."];
  },
  async show({ show }, email) {
    const { profile, version } = known(await show(email), email);
    return [JSON.stringify(profile, null, 2), versionLine(version)];
  },
  async files({ files }, email, folder) {
    const { uploads, version } = known(await files(email), email);
    mkdirSync(folder, { recursive: true });
    if (readdirSync(folder).length > 0)
      throw new StoreError(`"${folder}" is not empty: name an empty or a new folder.`);
    const paths = uploads.map(({ kind, type, bytes }) => {
      const path = join(folder, `${kind}.${type === "image/webp" ? "webp" : "pdf"}`);
      writeFileSync(path, bytes);
      return path;
    });
    return [...(paths.length > 0 ? paths : [`${email} has uploaded no file.`]), versionLine(version)];
  },
  async approve({ approve }, email, version, evenUnproven) {
    const result = known(await approve(email, version, { evenUnproven }), email);
    if (result !== "approved") throw new StoreError(refusals[result](email));
    return [`${email}: approved.`];
  },
  suspend: async ({ suspend }, email) => [`${email}: ${known(await suspend(email), email)}.`],
  restore: async ({ restore }, email) => [`${email}: ${known(await restore(email), email)}.`],
};

/** Why a profile is not approved, and what to do next. */
const refusals = {
  forbidden: () => "Only the principal approves profiles.",
  overtaken: (email: string) => `The account of ${email} has changed since.`,
  unfinished: (email: string) => `The profile of ${email} has no name or no department yet.`,
  changed: (email: string) =>
    `This is not the newest version of the profile of ${email}: look at it again with "show" and "files", then approve the version they print.`,
  unproven: (email: string) =>
    `The address ${email} is not confirmed: make sure that the profile is really theirs, then approve it with --unproven.`,
};

/** The commands that take a second argument. */
const withSecond = ["files", "approve"];

/** The office's decisions about faculty profiles. */
export const faculty: Command = async (args, { settings, say }) => {
  const [name = "", email = "", second = "", ...more] = args.filter((arg) => arg !== "--unproven");
  const step = Object.hasOwn(steps, name) ? steps[name] : undefined;
  const isWhole = name === "list" || (email !== "" && withSecond.includes(name) === (second !== ""));
  if (!step || !isWhole || more.length > 0) throw new UsageError(usage);
  const { approvals, close } = await openApprovals(settings);
  const lines = await step(approvals, email, second, args.includes("--unproven")).finally(close);
  for (const line of lines.flatMap((each) => each.split("\n"))) say(printable(line));
};
