import { randomInt, randomUUID } from "node:crypto";
import { codeTo, mailsWith } from "../../tests/help/forms.ts";
import type { ReadMail } from "../../tests/help/mails.ts";
import { secondsUntil, type Target } from "./server.ts";

const group = () => randomInt(0x10000).toString(16);

/** An internet address in an unused network (/48) (RFC 3849). */
export const freshAddress = (): string => `2001:db8:${group()}:${group()}::1`;

/** An unused email address. */
export const freshEmail = (): string => `attacked.${randomUUID()}@example.org`;

/** An answer to a visitor. */
export interface Answer {
  status: number;
  html: string;
  headers: Headers;
}

/** A person with a browser: it has an internet address and stores cookies. */
export interface Visitor {
  get: (path: string) => Promise<Answer>;
  /** Sends a form as a person who took five seconds to fill it in. */
  post: (path: string, fields: Record<string, string>) => Promise<Answer>;
  /** Sends a form that is built by hand, with files. */
  send: (path: string, body: FormData) => Promise<Answer>;
  upload: (kind: string, file: Uint8Array<ArrayBuffer>) => Promise<Answer>;
  /** Whether they are signed in. */
  isSignedIn: () => Promise<boolean>;
  /** Changes the internet address, with the same browser. */
  move: () => void;
  headers: () => Record<string, string>;
  cookies: Map<string, string>;
}

/** Opens a new browser without cookies. */
export function createVisitor({ url }: Target, from = freshAddress()): Visitor {
  let address = from;
  const cookies = new Map<string, string>();
  const headers = () => ({
    origin: url,
    "x-forwarded-for": address,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
  });
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(url + path, { redirect: "manual", headers: headers(), ...init });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0\b/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }
  async function read(path: string, init?: RequestInit): Promise<Answer> {
    let response = await ask(path, init);
    for (let turns = 0; response.status === 303 && turns < 5; turns += 1)
      response = await ask(response.headers.get("location") ?? "");
    return { status: response.status, html: await response.text(), headers: response.headers };
  }
  return {
    get: (path) => read(path),
    post: (path, fields) => read(path, { method: "POST", body: new URLSearchParams({ filled: "5000", ...fields }) }),
    send: (path, body) => read(path, { method: "POST", body }),
    upload(kind, file) {
      const body = new FormData();
      body.set("kind", kind);
      body.set("intent", "upload");
      body.set("file", new Blob([file]));
      return read("/faculty/dashboard", { method: "POST", body });
    },
    isSignedIn: async () => (await read("/faculty/dashboard")).status === 200,
    move: () => {
      address = freshAddress();
    },
    headers,
    cookies,
  };
}

/** The ticket of the code that a page asks for; empty if it asks for none. */
export const ticketIn = ({ html }: Answer): string => /name="ticket" value="([\w-]+)"/.exec(html)?.[1] ?? "";

/** A strong password. */
export const password = "kumkum valley tortoise lantern";

/** Registers an account; the visitor is then signed in, unless it was refused. */
export const register = (visitor: Visitor, email: string, name = "Asha Namune"): Promise<Answer> =>
  visitor.post("/faculty-login?mode=register", {
    name,
    department: "Pharmaceutics",
    facultyId: "GM-1",
    email,
    password,
  });

/** The mails to an address in the site's mail folder. */
export const mailsTo = async ({ dataDir }: Target, email: string): Promise<ReadMail[]> =>
  (await mailsWith(dataDir, email)).filter(({ to }) => to === email);

/** The newest code that was mailed to an address, after waiting for up to three seconds; empty if there is none. */
export async function mailedCode({ dataDir }: Target, email: string): Promise<string> {
  let code = "";
  await secondsUntil(async () => {
    code = await codeTo(dataDir, email);
    return code !== "";
  }, 3);
  return code;
}

/** Signs in by a mailed code. @returns the last answer. */
export async function signInByCode(site: Target, visitor: Visitor, email: string): Promise<Answer> {
  const asked = await visitor.post("/faculty-login?mode=otp", { intent: "send", email });
  const ticket = ticketIn(asked);
  if (!ticket) return asked;
  return visitor.post("/faculty-login?mode=otp", { ticket, email, otp: await mailedCode(site, email) });
}

/** A member who has proven their address by a code. */
export async function createMember(site: Target): Promise<{ email: string; visitor: Visitor }> {
  const email = freshEmail();
  const visitor = createVisitor(site);
  const { status } = await register(visitor, email);
  const proof = await signInByCode(site, visitor, email);
  if (status !== 200 || proof.status !== 200) throw new Error(`Registered ${status}, proven ${proof.status}.`);
  return { email, visitor };
}
