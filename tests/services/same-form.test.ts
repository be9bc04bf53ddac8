import { expect, test } from "vitest";
import { applicationDetails } from "#app/forms/applications/application.ts";
import { feedbackDetails } from "#app/forms/feedback/feedback.ts";
import { rowsIn } from "../help/rows.ts";
import {
  application,
  clock,
  dataFolder,
  feedback,
  mailsIn,
  minute,
  openServices,
  outboxEmpty,
  sender,
} from "../help/services.ts";

const forms = [
  ["feedback", "feedback", feedbackDetails(feedback)],
  ["an application", "application", applicationDetails(application)],
  ["an application with a number alone", "application", applicationDetails({ phone: "9876543210", isMinor: false })],
] as const;

test.each(forms)(
  "%s sent again after its answer was lost is one, with one reference and no second mail",
  async (_what, kind, details) => {
    const time = clock();
    const first = await openServices({}, { ...time, dataDir: dataFolder() });
    const { dataDir } = first;
    const answer = await first.submissions.keep(kind, details, sender);
    await outboxEmpty(dataDir);
    const mails = (await mailsIn(dataDir)).length;
    await first.close();
    const { inbox, submissions } = await openServices({}, { ...time, dataDir });
    time.pass(9 * minute);
    const other = { ...sender, address: "198.51.100.7", locale: "mr" } as const;
    for (let count = 0; count < 6; count++) expect(await submissions.keep(kind, details, other)).toEqual(answer);
    expect((await inbox.list({}, 1)).total).toBe(1);
    await outboxEmpty(dataDir);
    expect(await mailsIn(dataDir)).toHaveLength(mails);
  },
);

test("the same form sent many times at once is one", async () => {
  const { inbox, submissions, dataDir } = await openServices();
  const details = feedbackDetails(feedback);
  const answers = await Promise.all([1, 2, 3, 4].map(() => submissions.keep("feedback", details, sender)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]).toMatchObject({ ok: true });
  expect((await inbox.list({}, 1)).total).toBe(1);
  expect(rowsIn(dataDir, "SELECT id FROM outbox WHERE kind = 'office-new'").length).toBeLessThanOrEqual(1);
});

test("a form that differs, or is sent later, is another", async () => {
  const time = clock();
  const { inbox, submissions } = await openServices({}, time);
  await submissions.keep("feedback", feedbackDetails(feedback), sender);
  await submissions.keep("feedback", feedbackDetails({ ...feedback, text: "The garden is lovely." }), sender);
  await submissions.keep("application", applicationDetails({ email: feedback.email, isMinor: false }), sender);
  time.pass(10 * minute + 1);
  await submissions.keep("feedback", feedbackDetails(feedback), sender);
  expect((await inbox.list({}, 1)).total).toBe(4);
});
