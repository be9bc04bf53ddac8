import { useSite, useWords } from "#app/design/site.tsx";
import { OfficePage } from "#app/features/staff/index.view.ts";
import { staffWords } from "#app/features/staff/words.ts";
import type { StaffActor } from "#app/platform/actor.ts";

function DeadEnd(said: { title: string; lead: string }) {
  const { link } = useSite();
  return (
    <OfficePage {...said}>
      <p className="actions">
        <a className="button" href={link("/office")}>
          {useWords(staffWords).toStart}
        </a>
      </p>
    </OfficePage>
  );
}

export function NoPage() {
  const { title, text } = useWords(staffWords).noPage;
  return <DeadEnd title={title} lead={text} />;
}

export function Forbidden({ actor }: { actor: StaffActor | undefined }) {
  const { forbidden } = useWords(staffWords);
  return <DeadEnd title={forbidden.title} lead={forbidden[actor?.role ?? "office"]} />;
}
