import type { MDXComponents } from "mdx/types";
import type { ReactNode } from "react";
import { Picture } from "./picture.tsx";
import { useSite } from "./site.tsx";

type WithChildren = { children?: ReactNode };

/** Special layouts for parts of page texts; content/README.md describes them, and shapes.css styles them. */
export const shapes: MDXComponents = {
  Opening: ({ children }: WithChildren) => <p className="opening">{children}</p>,
  Signature,
  Sentences: ({ children }: WithChildren) => <div className="sentences">{children}</div>,
  Keep: ({ children }: WithChildren) => <div className="keep">{children}</div>,
  Ring,
  Scorecard,
  Today: ({ is, children }: { is: "full" | "part" | "none" } & WithChildren) => (
    <p className="today" data-is={is}>
      {children}
    </p>
  ),
  Scene,
  Postcard,
};

/** The author of a letter, and their post. */
function Signature({ name, children }: { name: string } & WithChildren) {
  return (
    <p className="signature">
      <strong>{name}</strong>
      <br />
      {children}
    </p>
  );
}

/** A numbered list of four as the quarters of a ring, with `name` in the middle. */
function Ring({ name, children }: { name: string } & WithChildren) {
  return (
    <div className="quarters">
      <p className="quarters-name">{name}</p>
      {children}
    </div>
  );
}

/**
 * A numbered list of requirements; in each point, `Today` contains the current state. The two names are column
 * headings.
 */
function Scorecard({ asks, today, children }: { asks: string; today: string } & WithChildren) {
  return (
    <div className="scorecard">
      <p className="scorecard-head">
        <span>{asks}</span> <span>{today}</span>
      </p>
      {children}
    </div>
  );
}

/** Part of a text next to a picture from content/media, on alternating sides. */
function Scene({ picture, alt, children }: { picture: string; alt: string } & WithChildren) {
  return (
    <section className="scene">
      <Picture name={picture} alt={alt} sizes="(min-width: 75rem) 690px, (min-width: 48rem) 55vw, 92vw" />
      <div>{children}</div>
    </section>
  );
}

/** A postcard to the institute: what to write on the left; the address and an email link on the right. */
function Postcard({ to, picture, button, children }: Record<"to" | "picture" | "button", string> & WithChildren) {
  const { institute } = useSite();
  const { address, email } = institute.contact;
  return (
    <section className="postcard">
      <div>{children}</div>
      <div>
        <Picture name={picture} alt="" sizes="100px" className="stamp" />
        <address>
          <div>{to}</div>
          <div>{institute.name}</div>
          <div>{address}</div>
        </address>
        <a className="button" href={`mailto:${email}?subject=${encodeURIComponent(to)}`}>
          {button}
        </a>
      </div>
    </section>
  );
}
