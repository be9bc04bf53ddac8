import type { ReactNode } from "react";

interface Props {
  title: string;
  id?: string;
  className?: string;
  children: ReactNode;
}

export function Section({ title, id, className, children }: Props) {
  return (
    <section id={id} className={className ? `section ${className}` : "section"}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
