import { type ReactNode, useId } from "react";
import type { MetaDescriptor } from "react-router";
import { RecordTitle } from "#app/ui/inline.tsx";
import { useSite } from "#app/ui/site.tsx";

/** The layout and a header keep office pages out of search engines. */
export const officeMeta = (title: string, office: string): MetaDescriptor[] => [{ title: `${title} · ${office}` }];

interface OfficePageProps {
  title: string;
  lead?: ReactNode;
  /** Link to the parent page; `to` has no language prefix. */
  back?: { to: string; label: string };
  action?: ReactNode;
  children?: ReactNode;
}

export function OfficePage({ title, lead, back, action, children }: OfficePageProps) {
  const { link } = useSite();
  const heading = (
    <h1>
      <RecordTitle>{title}</RecordTitle>
    </h1>
  );
  return (
    <main id="content" className="wrap page office-page">
      {back && (
        <p className="office-back">
          <a href={link(back.to)}>{back.label}</a>
        </p>
      )}
      {action ? (
        <div className="office-title">
          {heading}
          {action}
        </div>
      ) : (
        heading
      )}
      {lead && <p className="lead">{lead}</p>}
      {children}
    </main>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  options: Record<string, string>;
  value?: string | undefined;
}

export function Choice({ name, label, options, value }: ChoiceProps) {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        {Object.entries(options).map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </p>
  );
}
