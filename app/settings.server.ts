import { statSync } from "node:fs";
import { z } from "zod";

/** A setting with a value that cannot be used; the message is one sentence for whoever starts the site. */
export class SettingError extends Error {
  override name = "SettingError";
}

const takes = {
  PORT: "a whole number from 1 to 65535",
  HOST: "a host name or address to listen on, without port or spaces",
  SITE_URL: "the address visitors use, as https://example.org, without a path",
  DATA_DIR: "a folder, which is made if it is missing",
  CONTENT_DIR: "a folder with institute.yaml, records and pages in it",
};

const isSiteUrl = (value: string) =>
  URL.canParse(value) &&
  /^https?:$/.test(new URL(value).protocol) &&
  new URL(value).origin === value.replace(/\/$/, "");

const kindOf = (path: string) => {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat === undefined ? "missing" : stat.isDirectory() ? "folder" : "file";
};

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(65535))
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/)
    .optional(),
  SITE_URL: z
    .string()
    .refine(isSiteUrl)
    .transform((url) => new URL(url).origin)
    .optional(),
  DATA_DIR: z
    .string()
    .min(1)
    .refine((path) => kindOf(path) !== "file")
    .default("./data"),
  CONTENT_DIR: z
    .string()
    .min(1)
    .refine((path) => kindOf(path) === "folder")
    .default("./content"),
});

/**
 * The site's settings from the environment, checked; an empty value counts as not set.
 * @throws SettingError naming the setting, what it got and what it takes.
 */
export function readSettings(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const result = environment.safeParse(given);
  if (!result.success) {
    const name = String(result.error.issues[0]?.path[0]) as keyof typeof takes;
    throw new SettingError(`${name} is "${env[name]}", but it takes ${takes[name]}.`);
  }
  const { PORT, HOST, SITE_URL, DATA_DIR, CONTENT_DIR } = result.data;
  return {
    port: PORT,
    host: HOST,
    siteUrl: SITE_URL ?? `http://localhost:${PORT}`,
    dataDir: DATA_DIR,
    contentDir: CONTENT_DIR,
  };
}

export type Settings = ReturnType<typeof readSettings>;

/** The settings of this process, read once. */
export const settings = readSettings(process.env);
