import { Picture } from "#app/design/picture.tsx";
import type { Localised } from "#app/platform/content/localise.ts";
import type { Course } from "./schema.ts";

/** What sets the course apart: two highlights with pictures, three below. */
export function Highlights({ items }: { items: Localised<Course>["highlights"] }) {
  return (
    <ul className="highlights">
      {items.map(({ picture, title, description }) => (
        <li key={title}>
          {picture && <Picture name={picture} alt="" sizes="(min-width: 70rem) 590px, (min-width: 48rem) 45vw, 92vw" />}
          <strong>{title}</strong> {description}
        </li>
      ))}
    </ul>
  );
}
