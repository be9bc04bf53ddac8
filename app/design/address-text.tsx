import { Fragment } from "react";

/** An email address in which a line may end after `@` and after each dot, but nowhere else if there is room. */
export function AddressText({ children }: { children: string }) {
  return children.split(/(?<=[@.])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, some of them alike
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
