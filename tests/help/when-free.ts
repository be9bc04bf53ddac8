import { vi } from "vitest";

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
export const whenFree = <Answers extends Answer | Answer[]>(send: () => Promise<Answers>): Promise<Answers> =>
  vi.waitUntil(
    async () => {
      const answers = await send();
      return ![answers].flat().every(isBusy) && answers;
    },
    { timeout: 50_000, interval: 50 },
  );
