import type { ReactNode } from "react";

interface Props {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** A screen of the office: its name, and what is on it. Header and menu are drawn around it by the layout route. */
export function OfficePage({ title, lead, children }: Props) {
  return (
    <main id="content" className="wrap page office-page">
      <h1>{title}</h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </main>
  );
}
