import type { StaffActor } from "#app/lib/actor.ts";
import { OfficePage } from "#app/people/staff/office-screen.tsx";
import { staffWords } from "#app/people/staff/staff-words.ts";
import { useSite, useWords } from "#app/ui/site.tsx";

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
