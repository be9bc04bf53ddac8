/** A group of checkboxes has several entries with the same name. */
export type Fields = [name: string, value: string][];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** True for fields of the form itself, like its version, and for a suggested text. */
export const isFormMetadata = (name: string) => /^(form:(slug|version|edition|key|person)$|suggested:)/.test(name);

/** Never files and passwords. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  ([...form.elements] as Control[]).filter(
    ({ name, type, localName }) =>
      name &&
      !isFormMetadata(name) &&
      localName !== "button" &&
      localName !== "fieldset" &&
      type !== "password" &&
      type !== "file",
  );

export const isTick = (control: Control): control is HTMLInputElement => ["checkbox", "radio"].includes(control.type);

export const formFieldsOf = (form: HTMLFormElement): Fields =>
  controlsOf(form)
    .filter((control) => !isTick(control) || control.checked)
    .map(({ name, value }) => [name, value]);

function renderedValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const drawn = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
  return drawn?.value ?? "";
}

/** The values that the server rendered, whatever was typed since. */
export const renderedFields = (form: HTMLFormElement): Fields =>
  controlsOf(form)
    .filter((control) => !isTick(control) || control.defaultChecked)
    .map((control) => [control.name, renderedValue(control)]);

const valueIn = (fields: Fields, name: string): string =>
  JSON.stringify(fields.filter((field) => field[0] === name).map((field) => field[1]));

export const changedNames = (before: Fields, after: Fields): string[] =>
  [...new Set([...before, ...after].map(([name]) => name))].filter(
    (name) => valueIn(before, name) !== valueIn(after, name),
  );

/**
 * Whether a form has exactly these controls: no rows were added or removed. Hidden values, such as a selected picture,
 * are displayed elsewhere too, so they must be equal.
 */
export function hasSameControls(form: HTMLFormElement, fields: Fields): boolean {
  const controls = controlsOf(form);
  const names = new Set(controls.map(({ name }) => name));
  const given = new Map(fields);
  const isGiven = (control: Control) =>
    control.type === "hidden" ? given.get(control.name) === control.value : given.has(control.name);
  return fields.every(([name]) => names.has(name)) && controls.every((control) => isTick(control) || isGiven(control));
}

export function fill(form: HTMLFormElement, fields: Fields, names?: string[]): void {
  for (const control of controlsOf(form)) {
    if (names && !names.includes(control.name)) continue;
    const values = fields.filter(([name]) => name === control.name).map(([, value]) => value);
    const before = isTick(control) ? control.checked : control.value;
    if (isTick(control)) control.checked = values.includes(control.value);
    else if (values[0] !== undefined) control.value = values[0];
    const isChanged = before !== (isTick(control) ? control.checked : control.value);
    if (isChanged) control.closest("details")?.setAttribute("open", "");
  }
}

export const ownValue = (form: HTMLFormElement, name: string): string =>
  form.querySelector<HTMLInputElement>(`input[name="form:${name}"]`)?.value ?? "";

export function setOwnValue(form: HTMLFormElement, name: string, value: string): void {
  const input = form.querySelector<HTMLInputElement>(`input[name="form:${name}"]`);
  if (input) input.value = value;
  else form.append(Object.assign(document.createElement("input"), { type: "hidden", name: `form:${name}`, value }));
}
