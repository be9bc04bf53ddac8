import { PostForm } from "#app/design/forms/post-form.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { formatNumber } from "#app/platform/i18n/format.ts";
import { formatMoment } from "#app/platform/i18n/format-moment.ts";
import type { Device } from "#app/platform/sign-in/device.ts";
import { deviceName } from "#app/platform/sign-in/device-name.ts";
import type { DashboardAnswer } from "./answer.ts";
import { ConfirmedForm, useConfirmLabels } from "./confirmed-form.tsx";
import { DashboardPart } from "./dashboard-part.tsx";
import { dashboardWords } from "./words.ts";

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
