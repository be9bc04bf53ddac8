import { useSite, useWords } from "#app/design/site.tsx";
import { staffWords } from "#app/features/staff/words.ts";
import type { StaffActor } from "#app/platform/actor.ts";
import { OfficePage } from "./office-screen.tsx";

/** Says that a screen is not for somebody's role, and whom to ask. */
export function Forbidden({ actor }: { actor: StaffActor | undefined }) {
  const { link } = useSite();
  const words = useWords(staffWords);
  return (
    <OfficePage title={words.forbidden.title} lead={words.forbidden[actor?.role ?? "office"]}>
      <p className="actions">
        <a className="button" href={link("/office")}>
          {words.toStart}
        </a>
      </p>
    </OfficePage>
  );
}
