import { Fragment } from "react";

/** An email address that may break after its signs; anything else of it stays whole where there is room. */
export function AddressText({ children }: { children: string }) {
  return children.split(/(?<=[@.])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, some of them alike
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
