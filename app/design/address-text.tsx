import { Fragment } from "react";

/** A line may end after `@` and after each dot of an email address, but nowhere else. */
export function AddressText({ children }: { children: string }) {
  return children.split(/(?<=[@.])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, some of them alike
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
