import { describe, expect, inject, test } from "vitest";
import { applicationOf, enquiryOf, feedbackOf, freshEmail } from "../help/forms.ts";
import { all, textOf } from "../help/html.ts";
import { keptOf, send, waitingEnquiry } from "../help/posted-forms.ts";
import { rawRequest, requestText } from "../help/raw-request.ts";
import { languages, pathIn } from "../help/routes.ts";
import { testsInOneLanguage } from "../help/tests-in-one-language.ts";
import { foreign, get, posted, siteUrl, visit } from "../help/visit.ts";

const forms = [
  { address: "/", fieldsOf: enquiryOf },
  { address: "/courses/d-pharm", fieldsOf: applicationOf },
  { address: "/feedback", fieldsOf: feedbackOf },
  { address: "/my-enquiry", fieldsOf: (email: string) => ({ email, reference: "E-2222-2222" }) },
  { address: "/faculty-login", fieldsOf: (email: string) => ({ email, password: "x" }) },
  { address: "/faculty/dashboard", fieldsOf: (email: string) => ({ email, intent: "erase" }) },
];

describe.each(languages)("in %s", (language) => {
  testsInOneLanguage(language).each(forms)(
    "the form of $address accepts nothing from another site",
    async ({ address, fieldsOf }) => {
      const email = freshEmail();
      const fields = { filled: "5000", ...fieldsOf(email) };
      for (const headers of foreign)
        for (const part of [{}, { "x-fragment": "a" }])
          for (const type of ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "text/plain"]) {
            const sent = posted(fields, { ...headers, ...part, "content-type": type });
            const answer = await get(pathIn(language, address), sent);
            expect(answer.status, JSON.stringify(headers)).toBe(403);
            expect(await answer.text()).not.toContain(email);
          }
      expect(keptOf(email)).toEqual([]);
    },
  );
});

test("a browser that names the same site is trusted, with an origin or without", async () => {
  for (const headers of [{ origin: siteUrl }, { origin: undefined, "sec-fetch-site": "same-origin" }]) {
    const email = freshEmail();
    expect((await send("/feedback", feedbackOf(email), headers)).status).toBe(200);
    expect(keptOf(email)).toHaveLength(1);
  }
});

test("a browser that hides its origin, and reports a same-origin request, is trusted", async () => {
  const email = freshEmail();
  const headers = { origin: "null", "sec-fetch-site": "same-origin" };
  expect((await send("/feedback", feedbackOf(email), headers)).status).toBe(200);
  expect(keptOf(email)).toHaveLength(1);
});

test("a form of the same host over http is refused when the site uses https", async () => {
  const body = "name=a";
  const answer = await rawRequest(
    inject("servedAt"),
    requestText("POST /feedback HTTP/1.1", [
      ...["Host: institute.example", "Origin: http://institute.example"],
      ...["Content-Type: application/x-www-form-urlencoded", `Content-Length: ${body.length}`],
    ]) + body,
  );
  expect(answer.status).toBe(403);
});

test.each(["", "garbage", "https://", "null", "https://evil.example"])(
  "an origin %j with a body that no form sends does no harm",
  async (origin) => {
    const email = freshEmail();
    const sent = posted(JSON.stringify({ ...feedbackOf(email), filled: "5000" }), {
      origin,
      "content-type": "application/json",
    });
    const answer = await get("/feedback", sent);
    expect([400, 403]).toContain(answer.status);
    expect(keptOf(email)).toEqual([]);
  },
);

describe("a link changes nothing", () => {
  test("that looks like an enquiry, a code or a request for one", async () => {
    const { ticket, code, email } = await waitingEnquiry();
    for (const intent of ["verify", "code", "resend", ""]) {
      const query = new URLSearchParams({ ...enquiryOf(freshEmail()), filled: "5000", intent, ticket, otp: code });
      for (const method of ["GET", "HEAD"])
        expect((await get(`/?${query}`, { method, headers: { "x-fragment": "enquiry" } })).status).toBe(200);
    }
    expect(keptOf(email)).toMatchObject([{ status: "unconfirmed" }]);
  });

  test("that looks like feedback", async () => {
    const email = freshEmail();
    const query = new URLSearchParams({ ...feedbackOf(email), filled: "5000" });
    const { page } = await visit(`/feedback?${query}`);
    expect(all(page, "#feedback-answer")).toEqual([]);
    expect(textOf(page)).not.toContain(email);
    expect(keptOf(email)).toEqual([]);
  });
});
