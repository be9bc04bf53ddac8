import { PostForm } from "#app/design/forms/post-form.tsx";
import { useSite, useWords } from "#app/design/site.tsx";
import { myEnquiryWords } from "./words.ts";

/** Withdraws the consent and erases the submission. It is folded, so that nobody erases by accident. */
export function EraseForm({ pass }: { pass: string }) {
  const { link } = useSite();
  const words = useWords(myEnquiryWords);
  return (
    <details>
      <summary className="button quiet-button erase-outline">{words.erase}</summary>
      <p>{words.eraseText}</p>
      <PostForm
        id="my-enquiry-erase"
        action={`${link("/my-enquiry")}#my-enquiry-answer`}
        values={{}}
        hidden={{ intent: "erase", pass }}
        button={{ label: words.eraseAll, busy: words.erasing }}
        variant="erase-button"
      />
    </details>
  );
}
