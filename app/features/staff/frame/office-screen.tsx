import type { ReactNode } from "react";
import { RecordTitle } from "#app/design/record-title.tsx";
import { useSite } from "#app/design/site.tsx";

interface Props {
  title: string;
  lead?: ReactNode;
  /** The way to the screen above it: its address without language, and what the link says. */
  back?: { to: string; label: string };
  children?: ReactNode;
}

/** A screen of the office: its name, and what is on it. Header and menu are drawn around it by the layout route. */
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
