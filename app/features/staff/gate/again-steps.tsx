import { PostForm } from "#app/design/forms/post-form.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { staffWords } from "#app/features/staff/words.ts";
import { personField } from "#app/platform/forms/person-field.ts";
import type { GateScreen } from "./gate-screen.ts";

export function AgainStep({ screen }: { screen: Extract<GateScreen, { step: "again" }> }) {
  const { link } = useSite();
  const { again, toStart, problems } = useWords(staffWords);
  const { about, [personField]: _own, ...fields } = screen.kept ?? {};
  return (
    <>
      <h1>{again.title}</h1>
      {screen.isUnkept ? (
        <p className="note">{problems.unkept}</p>
      ) : (
        <>
          <p>
            <strong>{about}</strong>
          </p>
          <p>{again.lead}</p>
          <PostForm id="again" action="" hidden={fields} button={{ label: again.submit }} />
        </>
      )}
      <p className="gate-link">
        <a href={link("/office")}>{screen.isUnkept ? toStart : again.leave}</a>
      </p>
    </>
  );
}

export function NotDoneStep({ screen }: { screen: Extract<GateScreen, { step: "notDone" }> }) {
  const { link } = useSite();
  const { notDone, toStart } = useWords(staffWords);
  return (
    <>
      <h1>{notDone.title}</h1>
      <p role="alert">{notDone.text(screen.actor.name)}</p>
      <p>{notDone.help}</p>
      <p className="actions">
        <a className="button" href={link("/office")}>
          {toStart}
        </a>
      </p>
    </>
  );
}
