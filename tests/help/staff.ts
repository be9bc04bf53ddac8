import type { StaffActor, StaffRole } from "#app/lib/actor.ts";
import { hotp } from "#app/lib/crypto/tokens.server.ts";
import { cliOperator } from "#app/people/staff/roles.ts";
import { must } from "./must.ts";
import { mailsOnceIn, openServices, second } from "./services.ts";

/** The time step of an app's codes, in milliseconds. */
export const step = 30 * second;
/** The actor of requests by office members. */
export const asker = { address: "192.0.2.1", userAgent: "Firefox" };
/** The password of the members in these tests. */
export const password = "violet lantern 47 gravel";

/** A person who has set up an office account. */
export interface Joined {
  uid: string;
  email: string;
  /** The secret in their app. */
  secret: string;
  /** The link for setting it up. */
  link: string;
  session: string;
}

/** The services with a clock that the test moves; it begins at the start of a time step. */
export async function openStaffServices(env: Record<string, string> = {}) {
  let time = Math.floor(Date.now() / step) * step;
  const now = () => time;
  const pass = (milliseconds: number) => {
    time += milliseconds;
  };
  const services = await openServices(env, { now });
  const { staff, dataDir } = services;
  const { signIns, enrolments, people, sessions } = staff;

  /** The newest link mailed to a person, once there are `count`. */
  async function linkTo(email: string, kind: "enrol" | "lost", count = 1): Promise<string> {
    const mails = await mailsOnceIn(dataDir, count, ({ to, text }) => to === email && text.includes(`?${kind}=`));
    const found = new RegExp(`\\?${kind}=([^\\s&>]+)`).exec(mails.at(-1)?.text ?? "");
    return decodeURIComponent(found?.[1] ?? "");
  }
  /** The code that an app shows now, or `steps` time steps from now. */
  const codeOf = ({ secret }: { secret: string }, steps = 0) => hotp(secret, Math.floor(time / step) + steps);

  /** Sets up an account with a mailed link. */
  async function enrol(link: string): Promise<{ secret: string; session: string }> {
    const begun = must(await enrolments.begin(link, { name: "Asha Namune", password }, asker));
    const { session } = must(await enrolments.finish(begun.step, { code: codeOf(begun) }, asker));
    return { secret: begun.secret, session };
  }

  /**
   * Invites a person with the command, and sets their account up; then moves the clock, so that the app shows a new
   * code.
   */
  async function join(role: StaffRole, email = `${role}@office.example`): Promise<Joined> {
    const { row } = must(await people.invite(cliOperator, { email, name: "Asha Namune", role, locale: "en" }));
    const link = await linkTo(email, "enrol");
    const entered = await enrol(link);
    pass(step);
    return { uid: row.id, email, link, ...entered };
  }

  /** The signed step of a person who has entered their password. */
  const passwordOf = async ({ email }: { email: string }, typed = password) =>
    must(await signIns.byPassword(email, typed, asker)).step;

  /**
   * A person as an actor for services.
   * @throws Error when they are not signed in
   */
  async function actor({ session }: { session: string }): Promise<StaffActor> {
    const found = await sessions.find(session);
    if (!found) throw new Error("This session has ended.");
    return found.actor;
  }
  const isIn = async ({ session }: { session: string }) => (await sessions.find(session)) !== undefined;

  return { ...services, ...staff, now, pass, linkTo, codeOf, enrol, join, passwordOf, actor, isIn };
}
