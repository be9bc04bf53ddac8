import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { readSettings } from "#app/settings.server.ts";
import { plainMessage } from "../../read-site.ts";
import type { Command } from "../../scripts/commands/command.ts";
import { placeSettings } from "./place.ts";
import { testBuild } from "./test-build.ts";

/** The exit code and output of a command. */
export interface Ended {
  code: number;
  output: string;
  errors: string;
}

/** Runs a program of the project, as `scripts/backup.ts`, on a data folder. */
export async function runCommand(dataDir: string, ...args: string[]): Promise<Ended> {
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, args, { env: { PATH, ...placeSettings(dataDir), ...testBuild } });
  const code = new Promise<number>((resolve) => child.once("close", (code) => resolve(code ?? -1)));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, output, errors };
}

const commands = {
  backup: async () => (await import("../../scripts/commands/backup.ts")).backup,
  restore: async () => (await import("../../scripts/commands/restore.ts")).restore,
  move: async () => (await import("../../scripts/commands/move.ts")).move,
  invite: async () => (await import("../../scripts/commands/invite.ts")).invite,
  mail: async () => (await import("../../scripts/commands/mail.ts")).mail,
  content: async () => (await import("../../scripts/commands/content.ts")).content,
  office: async () => (await import("../../scripts/commands/office.ts")).office,
  proof: async () => (await import("../../scripts/commands/proof.ts")).proof,
} satisfies Record<string, () => Promise<Command>>;

/** The name of a command. */
export type CommandName = keyof typeof commands;

/**
 * Runs `npm run NAME -- ARGUMENTS` in this process, with these settings. A command that writes must not run during a
 * transaction of services in this process: that would be a deadlock.
 */
export async function command(env: Record<string, string>, name: CommandName, ...args: string[]): Promise<Ended> {
  const [output, errors]: [string[], string[]] = [[], []];
  const ended = (code: number): Ended => ({ code, output: output.join(""), errors: errors.join("") });
  const say = (line: string) => void output.push(`${line}\n`);
  const warn = (line: string) => void errors.push(`${line}\n`);
  const run = await commands[name]();
  try {
    await run(args, {
      settings: readSettings({ ...(env.DATA_DIR && placeSettings(env.DATA_DIR)), ...env }),
      say,
      warn,
    });
    return ended(0);
  } catch (error) {
    warn(plainMessage(error));
    return ended(1);
  }
}
