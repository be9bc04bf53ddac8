import { institute, instituteNames } from "#app/cms/content/institute.server.ts";
import type { RecordsIn } from "#app/cms/content/public-records.server.ts";
import { check, readCode } from "#app/lib/forms/form-answer.ts";
import { deviceName } from "#app/lib/sign-in/device.ts";
import { newPasswordForm } from "#app/lib/sign-in/password.ts";
import type { GateProblem, GateScreen } from "./gate-screen.ts";
import type { SetUp } from "./mailed-links.server.ts";
import { ownWords } from "./own-words.ts";
import { appLink, typedSecret } from "./second-steps.server.ts";
import type { StaffSession } from "./sessions.server.ts";
import type { SignInClient } from "./sign-in-attempts.server.ts";
import type { StaffEntered, StaffSignInRefusal } from "./sign-ins.server.ts";
import { lostForm, newAccountForm, oldAccountForm, passwordForm } from "./staff-forms.ts";
import type { StaffServices } from "./staff-services.server.ts";

interface SentGateForm {
  staff: StaffServices;
  values: Record<string, string>;
  asker: SignInClient;
  records: RecordsIn;
  session: StaffSession | undefined;
}

type GateOutcome = GateScreen | { entered: StaffEntered } | "confirmed";

const problemOf = (refused: StaffSignInRefusal): GateProblem =>
  "seconds" in refused ? { code: "tooMany", seconds: refused.seconds } : { code: refused.reason };

async function codeStep({ staff }: SentGateForm, signed: string, problem?: GateProblem): Promise<GateScreen> {
  const person = await staff.signIns.personOf(signed);
  if (!person) return { step: "password", problem: { code: "stepOver" } };
  const passkey = person.hasPasskeys ? await staff.passkeys.ask(person.uid) : undefined;
  return { step: "code", signed, hasApp: person.hasApp, passkey, ...(problem && { problem }) };
}

const malformedCode = (screen: GateScreen, code: string): GateScreen =>
  screen.step === "password" ? screen : { ...screen, values: { code }, problem: { code: "notSixDigits" } };

function setUpStep({ step, secret, email, passkey }: SetUp, records: RecordsIn, problem?: GateProblem): GateScreen {
  const link = appLink(secret, institute(records).shortName, email);
  return {
    step: "setUp",
    signed: step,
    appLink: link,
    secret: typedSecret(link),
    passkey,
    ...(problem && { problem }),
  };
}

export async function enrolStep(staff: StaffServices, link: string): Promise<GateScreen> {
  const enrolment = await staff.enrolments.of(link);
  if (!enrolment) return { step: "password", problem: { code: "badLink" } };
  return { step: "enrol", link, ...enrolment, values: { name: enrolment.name } };
}

export async function newPasswordStep(staff: StaffServices, link: string): Promise<GateScreen> {
  const person = await staff.lostPasswords.of(link);
  return person ? { step: "newPassword", link, name: person.name } : { step: "password", problem: { code: "badLink" } };
}

export const gateSteps: Record<string, (form: SentGateForm) => Promise<GateOutcome>> = {
  async password(form) {
    const { staff, values, asker } = form;
    const typed = { email: values.email ?? "" };
    const checked = check(passwordForm, values);
    if (!checked.ok) return { step: "password", values: typed, errors: checked.errors, problem: { code: "fields" } };
    const { email, password } = checked.fields;
    const passed = await staff.signIns.byPassword(email, password, asker);
    if (!passed.ok) return { step: "password", values: typed, problem: problemOf(passed) };
    return codeStep(form, passed.step);
  },
  async code(form) {
    const { staff, values, asker } = form;
    const { signed = "", code = "", recovery, passkey, challenge = "" } = values;
    const digits = readCode(code);
    const proof = passkey !== undefined ? { passkey, challenge } : recovery !== undefined ? { recovery } : digits;
    if ("ok" in proof && !proof.ok) return malformedCode(await codeStep(form, signed), code);
    const entered = await staff.signIns.finish(signed, proof, asker);
    if (entered.ok) return { entered };
    // This step has no attempts left; after entering the password again, a correct code works at once.
    if (entered.reason === "stepSpent") return { step: "password", problem: problemOf(entered) };
    return codeStep(form, signed, problemOf(entered));
  },
  async lost({ staff, values, asker, records }) {
    const typed = { email: values.email ?? "" };
    const checked = check(lostForm, values);
    if (!checked.ok) return { step: "lost", values: typed, errors: checked.errors, problem: { code: "fields" } };
    const sent = await staff.lostPasswords.send(checked.fields.email, records.locale, asker);
    return sent.ok ? { step: "lost", isSent: true } : { step: "lost", values: typed, problem: problemOf(sent) };
  },
  async newPassword(form) {
    const { staff, values, records } = form;
    const { link = "" } = values;
    const person = await staff.lostPasswords.of(link);
    if (!person) return { step: "password", problem: { code: "badLink" } };
    const checked = check(newPasswordForm([person.name, person.email, ...instituteNames(records.all)]), values);
    if (!checked.ok)
      return { step: "newPassword", link, name: person.name, errors: checked.errors, problem: { code: "fields" } };
    const set = await staff.lostPasswords.set(link, checked.fields.password);
    return set.ok ? codeStep(form, set.step) : { step: "password", problem: problemOf(set) };
  },
  async enrol({ staff, values, asker, records }) {
    const { link = "", name = "" } = values;
    const screen = await enrolStep(staff, link);
    if (screen.step !== "enrol") return screen;
    const form = screen.isNew ? newAccountForm([screen.email, name, ...instituteNames(records.all)]) : oldAccountForm;
    const checked = check(form, values);
    const shown = { ...screen, values: { name } };
    if (!checked.ok) return { ...shown, errors: checked.errors, problem: { code: "fields" } };
    const typed = { name: screen.name, ...checked.fields };
    const begun = await staff.enrolments.begin(link, typed, asker);
    return begun.ok ? setUpStep(begun, records) : { ...shown, problem: problemOf(begun) };
  },
  async setUp({ staff, values, asker, records }) {
    const { signed = "", code = "" } = values;
    const again = async (problem?: GateProblem): Promise<GateScreen> => {
      const setUp = await staff.enrolments.again(signed);
      return setUp ? setUpStep(setUp, records, problem) : { step: "password", problem: { code: "stepOver" } };
    };
    const { passkey, challenge = "" } = values;
    const name = deviceName(asker.userAgent, ownWords[records.locale].devices);
    const proof = passkey === undefined ? readCode(code) : { passkey, challenge, name };
    if ("ok" in proof && !proof.ok) return malformedCode(await again(), code);
    const entered = await staff.enrolments.finish(signed, proof, asker);
    return entered.ok ? { entered } : again(problemOf(entered));
  },
  async confirm({ staff, values, asker, session }) {
    if (!session) return { step: "password" };
    const { actor, email } = session;
    const { password, code = "", passkey, challenge = "" } = values;
    const refused = (problem: GateProblem) => confirmStep(staff, session, problem);
    if (password !== undefined) {
      const checked = await staff.tries.password(email, password, { ...asker, knownUid: actor.uid });
      if (!checked.ok) return refused(problemOf(checked));
      await staff.tries.forgetPasswords(email, { ...asker, knownUid: actor.uid });
    } else {
      const proof = passkey === undefined ? readCode(code) : { passkey, challenge };
      if ("ok" in proof && !proof.ok) return malformedCode(await confirmStep(staff, session), code);
      const tried = passkey === undefined ? ("code" as const) : ("passkey" as const);
      const trial = { step: session.id, uid: actor.uid, generation: session.generation, tried };
      const here = { ...asker, knownUid: actor.uid };
      const allowance = await staff.tries.second(trial, here);
      if (!allowance.ok) return refused(problemOf(allowance));
      const { passkeys, secondSteps } = staff;
      const isRight =
        "ok" in proof ? await secondSteps.checkCode(actor.uid, proof.code) : await passkeys.check(actor.uid, proof);
      if (!isRight) {
        await staff.signIns.noteWrong(trial);
        if (passkey !== undefined) return refused({ code: "badPasskey" });
        return refused({ code: (await secondSteps.isUnreadable(actor.uid)) ? "otherSecret" : "wrongCode" });
      }
      await staff.tries.forgetSecond(trial, here);
    }
    await staff.sessions.confirm(session);
    return "confirmed";
  },
};

export async function confirmStep(
  staff: StaffServices,
  session: StaffSession,
  problem?: GateProblem,
): Promise<GateScreen> {
  const { actor } = session;
  const hasPasskeys = (await staff.passkeys.of(actor.uid)).length > 0;
  const passkey = hasPasskeys ? await staff.passkeys.ask(actor.uid) : undefined;
  const { hasApp } = await staff.secondSteps.standing(actor.uid);
  return { step: "confirm", actor, hasApp, passkey, ...(problem && { problem }) };
}
