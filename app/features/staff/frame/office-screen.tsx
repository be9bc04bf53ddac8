import type { ReactNode } from "react";
import { RecordTitle } from "#app/design/record-title.tsx";
import { useSite } from "#app/design/site.tsx";

interface Props {
  title: string;
  lead?: ReactNode;
  /** The link to the parent page: its address without language, and its label. */
  back?: { to: string; label: string };
  children?: ReactNode;
}

/** An office page with its heading and contents. The layout route adds header and menu. */
export function OfficePage({ title, lead, back, children }: Props) {
  const { link } = useSite();
  return (
    <main id="content" className="wrap page office-page">
      {back && (
        <p className="office-back">
          <a href={link(back.to)}>{back.label}</a>
        </p>
      )}
      <h1>
        <RecordTitle>{title}</RecordTitle>
      </h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </main>
  );
}
