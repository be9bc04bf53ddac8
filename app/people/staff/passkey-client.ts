/** WebAuthn as JSON (Web Authentication Level 3, section 5.1). */
const isKnown = () =>
  typeof PublicKeyCredential === "function" &&
  "parseRequestOptionsFromJSON" in PublicKeyCredential &&
  "toJSON" in PublicKeyCredential.prototype;

function ask(form: HTMLFormElement): Promise<Credential | null> {
  const options = JSON.parse(form.dataset.options ?? "{}");
  return form.dataset.passkey === "create"
    ? navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
    : navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
}

export function offerPasskey(form: HTMLFormElement): void {
  if (!isKnown()) return;
  form.hidden = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    // If the person cancels, the page stays.
    const credential = (await ask(form).catch(() => null)) as PublicKeyCredential | null;
    const answer = form.elements.namedItem("passkey");
    if (!credential || !(answer instanceof HTMLInputElement)) return;
    answer.value = JSON.stringify(credential.toJSON());
    form.submit();
  });
}
