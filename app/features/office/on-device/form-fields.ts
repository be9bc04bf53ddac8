/** The entries of a form by name; a group of checkboxes has several with the same name. */
export type Fields = [name: string, value: string][];

/** A control with a value that a person enters. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a name belongs to the form itself, like its version, or to a suggested text. */
export const isOwn = (name: string) => /^(form:(slug|version|edition|key|person)$|suggested:)/.test(name);

/** The controls whose values are saved: never files and passwords. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  ([...form.elements] as Control[]).filter(
    ({ name, type, localName }) =>
      name &&
      !isOwn(name) &&
      localName !== "button" &&
      localName !== "fieldset" &&
      type !== "password" &&
      type !== "file",
  );

/** Whether a control is a checkbox or radio button, whose value says what it stands for. */
export const isTick = (control: Control): control is HTMLInputElement => ["checkbox", "radio"].includes(control.type);

/** What was typed and selected in a form, without the form's own fields. */
export const formFieldsOf = (form: HTMLFormElement): Fields =>
  controlsOf(form)
    .filter((control) => !isTick(control) || control.checked)
    .map(({ name, value }) => [name, value]);

function drawnValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const drawn = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
  return drawn?.value ?? "";
}

/** The values that the server rendered into a form, whatever was typed since. */
export const drawnFields = (form: HTMLFormElement): Fields =>
  controlsOf(form)
    .filter((control) => !isTick(control) || control.defaultChecked)
    .map((control) => [control.name, drawnValue(control)]);

/** The values of a name, joined for comparison. */
export const valueIn = (fields: Fields, name: string): string =>
  JSON.stringify(fields.filter((field) => field[0] === name).map((field) => field[1]));

/** The names whose values differ between two states of a form. */
export const changedNames = (before: Fields, after: Fields): string[] =>
  [...new Set([...before, ...after].map(([name]) => name))].filter(
    (name) => valueIn(before, name) !== valueIn(after, name),
  );

/**
 * Whether a form has exactly the controls for some fields: no rows were added or removed. Hidden values, such as a
 * selected picture, are displayed elsewhere too, so they must be equal.
 */
export function fits(form: HTMLFormElement, fields: Fields): boolean {
  const controls = controlsOf(form);
  const names = new Set(controls.map(({ name }) => name));
  const given = new Map(fields);
  const isGiven = (control: Control) =>
    control.type === "hidden" ? given.get(control.name) === control.value : given.has(control.name);
  return fields.every(([name]) => names.has(name)) && controls.every((control) => isTick(control) || isGiven(control));
}

/** Sets the values of a form's controls, or only of those with some names. */
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

/** The value of a hidden field of the form, such as `form:version`. */
export const ownValue = (form: HTMLFormElement, name: string): string =>
  form.querySelector<HTMLInputElement>(`input[name="form:${name}"]`)?.value ?? "";

/** Sets a hidden field of the form, adding it if necessary. */
export function setOwnValue(form: HTMLFormElement, name: string, value: string): void {
  const input = form.querySelector<HTMLInputElement>(`input[name="form:${name}"]`);
  if (input) input.value = value;
  else form.append(Object.assign(document.createElement("input"), { type: "hidden", name: `form:${name}`, value }));
}
