import { Field } from "#app/design/forms/field.tsx";
import { FormContext } from "#app/design/forms/form-context.ts";
import { PersonField } from "#app/design/forms/person-field.tsx";
import { PostForm } from "#app/design/forms/post-form.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { formatMoment } from "#app/platform/i18n/format-moment.ts";
import type { Device } from "#app/platform/sign-in/device.ts";
import { deviceName } from "#app/platform/sign-in/device-name.ts";
import { ownWords } from "./own-words.ts";

interface Keys {
  hasApp: boolean;
  devices: Device[];
  passkeys: { id: string; name: string; createdAt: number }[];
  asked: { options: string; challenge: string };
}

export function PasskeysPart({ account, isRefused }: { account: Keys; isRefused: boolean }) {
  const { entry, link, locale } = useSite();
  const { passkeys, devices } = useWords(ownWords);
  const action = link("/office/account");
  const device = deviceName(account.devices.find(({ isThis }) => isThis)?.userAgent ?? "", devices);
  return (
    <section className="card office-part">
      <h2>{passkeys.title}</h2>
      <p>{passkeys.lead}</p>
      {isRefused && (
        <p className="note alert" role="alert">
          {passkeys.refused}
        </p>
      )}
      {account.passkeys.length === 0 && <p className="quiet">{passkeys.none}</p>}
      <ul className="office-list">
        {account.passkeys.map(({ id, name, createdAt }) => (
          <li key={id}>
            <strong>{name}</strong> <span className="quiet">{passkeys.added(formatMoment(createdAt, locale))}</span>
            {(account.hasApp || account.passkeys.length > 1) && (
              <PostForm
                id={`passkey-${id}`}
                action={action}
                hidden={{ do: "removePasskey", id }}
                button={{ label: passkeys.remove }}
                variant="quiet-button"
              />
            )}
          </li>
        ))}
      </ul>
      <form method="post" action={action} noValidate hidden data-passkey="create" data-options={account.asked.options}>
        <PersonField />
        <input type="hidden" name="do" value="addPasskey" />
        <input type="hidden" name="challenge" value={account.asked.challenge} />
        <input type="hidden" name="passkey" />
        <FormContext value={{ id: "newPasskey", values: { device }, errors: undefined }}>
          <Field name="device" label={passkeys.name} maxLength={60} autoComplete="off" required />
        </FormContext>
        <p>
          <button type="submit" className="button quiet-button">
            {passkeys.add}
          </button>
        </p>
        <script type="module" src={entry} />
      </form>
    </section>
  );
}

export function OwnDevicesPart({ devices }: { devices: Device[] }) {
  const { link, locale } = useSite();
  const { devices: words } = useWords(ownWords);
  const form = { action: link("/office/account"), variant: "quiet-button" } as const;
  return (
    <section className="card office-part">
      <h2>{words.title}</h2>
      <ul className="office-list">
        {devices.map(({ id, userAgent, seenAt, isThis }) => (
          <li key={id}>
            <strong>{deviceName(userAgent, words)}</strong> {isThis && `(${words.isThis})`}{" "}
            <span className="quiet">{words.seen(formatMoment(seenAt, locale))}</span>
            {!isThis && (
              <PostForm
                {...form}
                id={`device-${id}`}
                hidden={{ do: "signOutDevice", device: id }}
                button={{ label: words.signOut }}
              />
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <PostForm {...form} id="others" hidden={{ do: "signOutOthers" }} button={{ label: words.others }} />
      )}
    </section>
  );
}
