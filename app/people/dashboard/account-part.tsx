import type { ReactNode } from "react";
import { formatNumber } from "#app/lib/i18n/format.ts";
import { formatMoment } from "#app/lib/i18n/format-moment.ts";
import { type Device, deviceName } from "#app/lib/sign-in/device.ts";
import { accountWords } from "#app/people/accounts/account-words.ts";
import { currentPasswordControl, registerControls } from "#app/people/accounts/login-forms.ts";
import { CodeField, SendCode } from "#app/people/accounts/login-screen.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { PostForm } from "#app/ui/forms/post-form.tsx";
import { useSite, useWords } from "#app/ui/site.tsx";
import type { DashboardAnswer } from "./dashboard-answer.ts";
import { DashboardPart } from "./dashboard-part.tsx";
import { dashboardWords } from "./dashboard-words.ts";

interface Props {
  id: "password" | "signOutAll" | "erase";
  part: string;
  answer: DashboardAnswer;
  button: { label: string; busy: string };
  variant?: "quiet-button" | "erase-button";
  children?: ReactNode;
}

function useConfirmLabels() {
  return { current: useWords(dashboardWords).current, otp: useWords(accountWords).otp };
}

/** Its sender confirms their identity by password or mailed code; members without a password request the code first. */
function ConfirmedForm({ id, part, answer, button, variant, children }: Props) {
  const { link } = useSite();
  const { codeInstead } = useWords(dashboardWords);
  const { sendOtp, sending } = useWords(accountWords);
  const labels = useConfirmLabels();
  const isSent = answer.section === part;
  const ticket = isSent ? answer.ticket : undefined;
  const needsCode = ticket === undefined && answer.view?.hasPassword === false;
  return (
    <PostForm
      id={id}
      action={`${link("/faculty/dashboard")}#${part}-answer`}
      values={isSent && answer.errors?.otp?.code === "notSixDigits" ? answer.values : {}}
      errors={isSent ? answer.errors : undefined}
      hidden={{ confirms: id, ...(ticket && { ticket }) }}
      intent={needsCode ? "send" : id}
      button={needsCode ? { label: sendOtp, busy: sending } : button}
      {...(needsCode ? { variant: "quiet-button" } : variant && { variant })}
      after={
        !needsCode && (
          <>
            {!ticket && <p className="quiet">{codeInstead}</p>}
            <SendCode />
          </>
        )
      }
    >
      {ticket && <CodeField answer={answer} />}
      {!ticket && !needsCode && <Field {...currentPasswordControl} label={labels.current} />}
      {!needsCode && children}
    </PostForm>
  );
}

export function PasswordPart({ answer }: { answer: DashboardAnswer }) {
  const words = useWords(dashboardWords);
  const account = useWords(accountWords);
  const hasNone = answer.view?.hasPassword === false;
  const labels = { ...useConfirmLabels(), password: account.newPassword };
  return (
    <DashboardPart
      id="password"
      title={words.password}
      state={hasNone ? words.unset : undefined}
      answer={answer}
      labels={labels}
    >
      {hasNone && <p>{words.noPassword}</p>}
      <ConfirmedForm
        id="password"
        part="password"
        answer={answer}
        button={{ label: hasNone ? account.setPassword : words.changePassword, busy: words.changing }}
      >
        <Field {...registerControls.password} label={labels.password} hint={account.passwordHint} />
      </ConfirmedForm>
    </DashboardPart>
  );
}

export function DevicesPart({ answer }: { answer: DashboardAnswer }) {
  const { locale } = useSite();
  const words = useWords(dashboardWords);
  const isAll = answer.section === "devices" && (answer.errors ?? answer.ticket) !== undefined;
  const devices = (answer.view?.devices ?? []).toSorted((one, other) => other.seenAt - one.seenAt);
  return (
    <DashboardPart
      id="devices"
      title={words.devices}
      state={answer.view && formatNumber(devices.length, locale)}
      answer={answer}
      labels={useConfirmLabels()}
      formId="signOutAll"
    >
      <ul className="works">
        {devices.map((device) => (
          <DeviceItem key={device.id} device={device} />
        ))}
      </ul>
      <details open={isAll || undefined}>
        <summary className="button quiet-button">{words.signOutAll}</summary>
        <p>{words.signOutAllText}</p>
        <p>{answer.view?.hasPassword === false ? words.confirmByCode : words.confirm}</p>
        <ConfirmedForm
          id="signOutAll"
          part="devices"
          answer={answer}
          button={{ label: words.signOutAllNow, busy: words.signingOut }}
        />
      </details>
    </DashboardPart>
  );
}

function DeviceItem({ device: { id, userAgent, seenAt, isThis } }: { device: Device }) {
  const { link, locale } = useSite();
  const words = useWords(dashboardWords);
  return (
    <li>
      <p>
        <strong>{deviceName(userAgent, { on: words.on, unknown: words.unknownDevice })}</strong>
        {isThis && ` (${words.thisDevice})`}
        <br />
        <span className="quiet">{words.lastSeen(formatMoment(seenAt, locale))}</span>
      </p>
      {!isThis && (
        <PostForm
          id={`device-${id}`}
          action={`${link("/faculty/dashboard")}#devices-answer`}
          hidden={{ device: id }}
          intent="signOutDevice"
          button={{ label: words.signOutDevice, busy: words.signingOut }}
          variant="quiet-button"
        />
      )}
    </li>
  );
}

export function DataPart({ answer }: { answer: DashboardAnswer }) {
  const words = useWords(dashboardWords);
  const isSent = answer.section === "erase";
  return (
    <DashboardPart id="erase" title={words.data} answer={answer} labels={useConfirmLabels()}>
      <p>
        <a className="button quiet-button" href="/my-data">
          {words.download}
        </a>
      </p>
      <p className="quiet">{words.downloadNote}</p>
      <p>
        {words.otherEmail} {words.leaving}
      </p>
      <details open={isSent || undefined}>
        <summary className="button quiet-button erase-outline">{words.erase}</summary>
        <p>{words.eraseText}</p>
        <p>{answer.view?.hasPassword === false ? words.confirmByCode : words.confirm}</p>
        <ConfirmedForm
          id="erase"
          part="erase"
          answer={answer}
          button={{ label: words.eraseAll, busy: words.erasing }}
          variant="erase-button"
        />
      </details>
    </DashboardPart>
  );
}
