import { logged, type ServerProcess } from "./server-process.ts";
import { posted, type Visit, visitOf } from "./visit.ts";

/** A site that shows the sample, as after `git clone` and `npm start`. */
export const sampleSite = { CONTENT_DIR: "" };

/** The path of the set-up's link, as the server has printed it at its start. */
export const printedLink = async (server: ServerProcess): Promise<string> =>
  /(\/setup\?key=[\w-]{22})/.exec(await logged(server, /\/setup\?key=/))?.[1] ?? "";

/** A page, with the address that it redirects to instead. */
export interface Answer extends Visit {
  to: string | undefined;
}

/** A browser without script, which keeps cookies and follows no redirect. */
export function browserOf({ url, origin: own = url }: { url: string; origin?: string }) {
  const jar = new Map<string, string>();
  async function answerTo(response: Response): Promise<Answer> {
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
      jar.set(name, value);
    }
    return Object.assign(await visitOf(response), { to: response.headers.get("location") ?? undefined });
  }
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  return {
    open: async (path: string) =>
      answerTo(await fetch(url + path, { redirect: "manual", headers: { cookie: cookie() } })),
    send: async (path: string, fields: Record<string, string>, origin = own) =>
      answerTo(
        await fetch(url + path, {
          ...posted(fields, { origin, "x-forwarded-for": undefined, cookie: cookie() }),
          redirect: "manual",
        }),
      ),
    /** Sends a form with one file. */
    upload: async (path: string, name: string, file: File) => {
      const body = new FormData();
      body.set(name, file);
      const headers = { origin: own, cookie: cookie() };
      return answerTo(await fetch(url + path, { method: "POST", body, headers, redirect: "manual" }));
    },
  };
}
export type SetUpBrowser = ReturnType<typeof browserOf>;

/** Begins with a link: looks at its page and presses the button. */
export async function begin(browser: SetUpBrowser, link: string): Promise<Answer> {
  const [path = "", key = ""] = link.split("?key=");
  await browser.open(link);
  return browser.send(path, { key });
}
