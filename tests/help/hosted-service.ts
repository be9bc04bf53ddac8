import { randomUUID } from "node:crypto";
import { checkOwner, type DocumentStore } from "#app/features/accounts/ports/documents.server.ts";
import type { IdentityService, Person, SignedIn } from "#app/features/accounts/ports/identity.server.ts";
import type { FacultyPorts } from "#app/features/accounts/ports/ports.server.ts";

interface Session {
  id: string;
  uid: string;
  userAgent: string;
  signedInAt: number;
  seenAt: number;
}

const hour = 60 * 60_000;
const idle = 7 * 24 * hour;
const longest = 30 * 24 * hour;
const tokenLife = 72 * hour;

/**
 * A hosted account and document service in memory: FACULTY_SERVICE_MODULE may name this file. Its data ends with the
 * process.
 */
export function openHosted(): FacultyPorts & { invite: (whom: { name: string; email: string }) => string } {
  const people = new Map<string, Person & { password?: string }>();
  const sessions = new Map<string, Session>();
  const tokens = new Map<string, { name: string; email: string; expiresAt: number }>();
  const papers = new Map<string, string>();

  const personAt = (uid: string): Person | undefined => {
    const found = people.get(uid);
    return found && { uid, email: found.email, name: found.name };
  };
  const withEmail = (email: string) => people.values().find((each) => each.email === email.toLowerCase());
  const add = ({ email, name, password }: { email: string; name: string; password?: string }) => {
    const uid = randomUUID();
    people.set(uid, { uid, email: email.toLowerCase(), name, ...(password && { password }) });
    return uid;
  };
  const endAll = (uid: string) => {
    for (const [session, each] of sessions) if (each.uid === uid) sessions.delete(session);
  };
  const isLive = ({ seenAt, signedInAt }: Session) => Date.now() - seenAt < idle && Date.now() - signedInAt < longest;
  const live = (session: string) => {
    const found = sessions.get(session);
    return found && isLive(found) ? found : undefined;
  };
  const goodToken = (token: string) => {
    const found = tokens.get(token);
    return found && found.expiresAt > Date.now() ? found : undefined;
  };
  function begin(uid: string, userAgent: string): SignedIn {
    const person = personAt(uid);
    if (!person) throw new Error("There is no such account.");
    const session = randomUUID();
    sessions.set(session, { id: randomUUID(), uid, userAgent, signedInAt: Date.now(), seenAt: Date.now() });
    return { ok: true, person, session };
  }

  const identity: IdentityService = {
    signUp: async (fields, userAgent) =>
      withEmail(fields.email) ? { ok: false, reason: "emailTaken" } : begin(add(fields), userAgent),
    async signIn(email, password, userAgent) {
      const found = withEmail(email);
      return found?.password !== undefined && found.password === password ? begin(found.uid, userAgent) : undefined;
    },
    async signInWithToken(token, userAgent) {
      const claims = goodToken(token);
      if (!claims) return undefined;
      tokens.delete(token);
      return begin(withEmail(claims.email)?.uid ?? add({ email: claims.email, name: claims.name }), userAgent);
    },
    isTokenGood: async (token) => goodToken(token) !== undefined,
    signInProven: async (uid, userAgent) => begin(uid, userAgent),
    find: async (email) => personAt(withEmail(email)?.uid ?? ""),
    async personOf(session) {
      const found = live(session);
      if (found) found.seenAt = Date.now();
      return found && personAt(found.uid);
    },
    async devicesOf(session) {
      const current = live(session);
      const mine = [...sessions.values()].filter((each) => each.uid === current?.uid && isLive(each));
      return mine.map(({ uid: _uid, ...device }) => ({ ...device, isThis: device.id === current?.id }));
    },
    async signOut(session, device) {
      const current = live(session);
      const [ended] =
        [...sessions].find(([, { id, uid }]) => id === (device ?? current?.id) && uid === current?.uid) ?? [];
      return ended !== undefined && sessions.delete(ended);
    },
    signOutEverywhere: async (uid) => endAll(uid),
    hasPassword: async (uid) => people.get(uid)?.password !== undefined,
    checkPassword: async (uid, password) =>
      people.has(uid) && people.get(uid)?.password === password ? { ok: true } : { ok: false, reason: "wrongPassword" },
    async setPassword(uid, password) {
      const found = people.get(uid);
      if (found) people.set(uid, { ...found, password });
      endAll(uid);
    },
    async removePassword(uid) {
      const person = personAt(uid);
      const hadPassword = people.get(uid)?.password !== undefined;
      if (person) people.set(uid, person);
      endAll(uid);
      return hadPassword;
    },
    async remove(uid) {
      people.delete(uid);
      endAll(uid);
    },
  };

  const documents: DocumentStore = {
    async get(owner, path) {
      checkOwner(owner, path);
      const text = papers.get(path);
      return text === undefined ? undefined : JSON.parse(text);
    },
    async set(owner, path, data) {
      checkOwner(owner, path);
      papers.set(path, JSON.stringify(data));
    },
    async remove(owner, path) {
      checkOwner(owner, path);
      papers.delete(path);
    },
  };

  function invite(whom: { name: string; email: string }): string {
    const token = randomUUID();
    tokens.set(token, { ...whom, expiresAt: Date.now() + tokenLife });
    return token;
  }
  return { identity, documents, invite };
}

/** The function that the site calls in the module of FACULTY_SERVICE_MODULE. */
export default async (): Promise<FacultyPorts> => openHosted();
