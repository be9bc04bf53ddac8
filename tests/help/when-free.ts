import { vi } from "vitest";

interface Answer {
  status: number;
  headers: Headers;
}

/**
 * The site accepts no further file at the moment (cms/http/page-app.server.ts); other 503 responses lack the
 * header.
 */
const isBusy = ({ status, headers }: Answer) => status === 503 && headers.has("x-refused");

/**
 * Sends a file, or several at once, until the site accepts one: test files that run at the same time share a site, and
 * may use all its slots.
 */
export const whenFree = <Answers extends Answer | Answer[]>(send: () => Promise<Answers>): Promise<Answers> =>
  vi.waitUntil(
    async () => {
      const answers = await send();
      return ![answers].flat().every(isBusy) && answers;
    },
    { timeout: 50_000, interval: 50 },
  );
