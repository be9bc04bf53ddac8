import { RouterContextProvider } from "react-router";
import { describe, expect, test, vi } from "vitest";
import { accountsContext } from "#app/people/accounts/account-services.server.ts";
import { profilesContext } from "#app/people/profiles/profiles.server.ts";
import { dashboardWords } from "./dashboard-words.ts";
import { handle, middleware } from "./members-layout-page.tsx";
import { signedInContext } from "./signed-in-member.server.ts";

/** What a request finds, of somebody who is a member or nobody. */
function contextFor(member?: object): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(accountsContext, { isReady: true, accounts: { memberOf: async () => member } } as never);
  context.set(profilesContext, {} as never);
  return context;
}

/** Asks for a page below the layout. @returns the answer, and whether the page was reached */
async function ask(path: string, context: RouterContextProvider) {
  const next = vi.fn(async () => new Response("the page"));
  const request = new Request(`https://institute.example${path}`);
  const answer = await middleware[0]?.({ request, context } as never, next as never);
  return { answer: answer as Response, isReached: next.mock.calls.length > 0 };
}

describe("the gate of the pages below /faculty/", () => {
  test.each([
    ["/faculty/new", "/faculty-login"],
    ["/mr/faculty/new", "/mr/faculty-login"],
  ])("leads a stranger from %s to the sign-in screen, and draws nothing of the page", async (path, login) => {
    const { answer, isReached } = await ask(path, contextFor());
    expect([answer.status, answer.headers.get("location"), isReached]).toEqual([302, login, false]);
    expect(answer.headers.get("set-cookie")).toMatch(/session=;.*Max-Age=0/);
  });

  test("lets a member in, and the page knows who it is", async () => {
    const context = contextFor({ uid: "asha" });
    const { answer, isReached } = await ask("/faculty/new", context);
    expect([await answer.text(), isReached]).toEqual(["the page", true]);
    expect(context.get(signedInContext)?.member).toEqual({ uid: "asha" });
  });

  test.each(["en", "mr"] as const)(
    "answers a stranger's form with a sentence in %s that script can show",
    async (locale) => {
      const path = locale === "mr" ? "/mr/faculty/new" : "/faculty/new";
      const request = new Request(`https://institute.example${path}`, { method: "POST" });
      const answer = await handle.gate(request, contextFor());
      expect([answer?.status, answer?.headers.get("x-refused")]).toEqual([401, "1"]);
      expect(answer?.headers.get("www-authenticate")).toBe('Form realm="faculty"');
      expect(await answer?.text()).toBe(dashboardWords[locale].problems.signedOut);
    },
  );
});
