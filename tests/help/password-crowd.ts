import { expect } from "vitest";
import { isSignedIn, logIn, newMember, openBrowser } from "./faculty-visits.ts";
import { rowsIn } from "./rows.ts";
import type { StartedServer } from "./started-server.ts";
import { freshAddress, posted } from "./visit.ts";

/** Wrong passwords that are sent at once: how many, for which accounts, and from where. */
interface Crowd {
  size: number;
  emailOf: () => string;
  addressOf: () => string;
}

/**
 * Sends them.
 * @returns the number of responses by status, the passwords checked, and the seconds taken.
 */
async function sendAll(server: StartedServer, { size, emailOf, addressOf }: Crowd) {
  const looks = () =>
    Number(
      rowsIn(server.dataDir, "SELECT coalesce(sum(count), 0) AS sum FROM audit WHERE event = 'signInFailed'")[0]?.sum,
    );
  const [before, start] = [looks(), performance.now()];
  const answers = await Promise.all(
    Array.from({ length: size }, async () => {
      const from = { origin: server.url, "x-forwarded-for": addressOf(), "x-fragment": "login" };
      const sent = posted({ email: emailOf(), password: "not the right one" }, from);
      const answer = await fetch(`${server.url}/faculty-login`, sent);
      await answer.text();
      return answer.status;
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const statuses = [...new Set(answers)].sort();
  const counts = statuses.map((status) => [status, answers.filter((each) => each === status).length]);
  return { counts: Object.fromEntries(counts), looked: looks() - before, seconds };
}

/** Sends wrong passwords all at once. @returns the results, and how often the home page answered in the meantime. */
export async function sendCrowd(server: StartedServer, crowd: Crowd) {
  let pages = 0;
  let isOver = false;
  const sent = sendAll(server, crowd).finally(() => {
    isOver = true;
  });
  do {
    const answer = await fetch(server.url);
    await answer.text();
    expect(answer.status).toBe(200);
    pages += 1;
  } while (!isOver);
  return { ...(await sent), pages };
}

/** The most wrong passwords that can be checked within a time: the free ones, then one after 2, 4, 8... seconds. */
export const mostLooks = (free: number, seconds: number): number => free + Math.floor(Math.log2(seconds / 2 + 1));

/** Sends wrong passwords for one account from one address; fails when many are checked, or the owner is locked out. */
export async function expectFewLooks(server: StartedServer, size: number): Promise<void> {
  const member = await newMember(server);
  const address = freshAddress();
  const sent = sendCrowd(server, { size, emailOf: () => member.email, addressOf: () => address });
  const owner = logIn(openBrowser(server), member);
  const { counts, looked, seconds } = await sent;
  expect(looked).toBeGreaterThanOrEqual(5);
  expect(looked).toBeLessThanOrEqual(mostLooks(5, seconds));
  expect(counts).toEqual({ 401: looked, 429: size - looked });
  expect((await owner).status, "the owner still signs in from elsewhere").toBe(200);
  expect(await isSignedIn(member.browser)).toBe(true);
}
