import type { ReactNode } from "react";
import { RecordTitle } from "#app/design/record-title.tsx";
import { useSite } from "#app/design/site.tsx";

interface Props {
  title: string;
  lead?: ReactNode;
  /** The link to the parent page: its address without language, and its label. */
  back?: { to: string; label: string };
  /** A button next to the heading. */
  action?: ReactNode;
  children?: ReactNode;
}

/** An office page with its heading and contents. The layout route adds header and menu. */
export function OfficePage({ title, lead, back, action, children }: Props) {
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
