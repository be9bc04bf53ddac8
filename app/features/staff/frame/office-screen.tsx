import type { ReactNode } from "react";
import { RecordTitle } from "#app/design/record-title.tsx";
import { useSite } from "#app/design/site.tsx";

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
