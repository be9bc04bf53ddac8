import { setTimeout as wait } from "node:timers/promises";

interface Answer {
  status: number;
  headers: Headers;
}

/** The site takes no further file just now (platform/http/page-app.server.ts); other answers of 503 lack the header. */
const isBusy = ({ status, headers }: Answer) => status === 503 && headers.has("x-refused");

/**
 * Sends a file, or several at once, until the site takes one: test files that run at the same time share a site, and
 * may be sending as many as it takes.
 */
export async function whenFree<Answers extends Answer | Answer[]>(send: () => Promise<Answers>): Promise<Answers> {
  for (;;) {
    const answers = await send();
    if (![answers].flat().every(isBusy)) return answers;
    await wait(50);
  }
}
