import { LRUCache } from "lru-cache";

/** How long an answered page can be fetched, in milliseconds. */
export const lifetime = 10 * 60_000;
/**
 * Size limit of all such pages of a process, in characters, so that nobody can fill the memory or the database with
 * invalid forms.
 */
export const room = 16_000_000;

interface AnsweredPage {
  html: string;
  /** The session the page was rendered for; only its browser may fetch the page. */
  session: string | undefined;
  isShownOnce: boolean;
}

/** Stores answered pages for ten minutes. */
export interface AnsweredStore {
  keep: (id: string, page: AnsweredPage) => Promise<void>;
  /** A page of this session; a page that may be shown only once is deleted. */
  read: (id: string, session: string | undefined) => Promise<string | undefined>;
  /** Deletes the pages of a session. */
  forget: (session: string) => Promise<void>;
  /** Deletes the pages that have expired. */
  tidy: () => Promise<void>;
  close: () => void;
}

/** Stores answered pages in memory, for a single process. */
export function createMemoryAnswers(): AnsweredStore {
  const pages = new LRUCache<string, AnsweredPage>({
    maxSize: room,
    sizeCalculation: ({ html }) => html.length,
    ttl: lifetime,
    ttlAutopurge: true,
  });
  return {
    keep: async (id, page) => void pages.set(id, page),
    async read(id, session) {
      const page = pages.get(id);
      if (page === undefined || page.session !== session) return undefined;
      if (page.isShownOnce) pages.delete(id);
      return page.html;
    },
    async forget(session) {
      for (const [id, page] of pages.entries()) if (page.session === session) pages.delete(id);
    },
    tidy: async () => {},
    close: () => {},
  };
}
