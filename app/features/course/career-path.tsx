import { PhoneFold } from "#app/design/phone-fold.tsx";
import { useWords } from "#app/design/site.tsx";
import type { Localised } from "#app/platform/content/localise.ts";
import type { Course } from "./schema.ts";
import { courseWords } from "./words.ts";

export function CareerPath({ careers }: { careers: Localised<Course>["careers"] }) {
  const words = useWords(courseWords).path;
  return (
    <div className="career-path">
      <p>
        <strong>{words.start}</strong> {words.startText}
      </p>
      <ul>
        {(["register", "join", "study"] as const).map((way) => (
          <li key={way}>
            <PhoneFold title={words[way].title}>
              <h3>{words[way].title}</h3>
              <p className="quiet">{words[way].text}</p>
              <ul>
                {careers
                  .filter((career) => career.way === way)
                  .map(({ title, description, next }) => (
                    <li key={title}>
                      <strong>{title}</strong> {description} <em>{next}</em>
                    </li>
                  ))}
              </ul>
            </PhoneFold>
          </li>
        ))}
      </ul>
    </div>
  );
}
