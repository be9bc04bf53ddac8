/** What is typed and chosen in a form, by name; a name of several ticks comes several times. */
export type Fields = [name: string, value: string][];

/** A control whose value a person gives. */
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Whether a name is of what a form knows of itself, such as its version, and texts that it only offers. */
export const isOwn = (name: string) => /^(form:(slug|version|edition|key|person)$|suggested:)/.test(name);

/** The controls whose values are kept: never files and passwords. */
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

/** Whether a control is ticked or not, and its value says what for. */
export const isTick = (control: Control): control is HTMLInputElement => ["checkbox", "radio"].includes(control.type);

/** What is typed and chosen in a form, without what the form knows of itself. */
export const formFieldsOf = (form: HTMLFormElement): Fields =>
  controlsOf(form)
    .filter((control) => !isTick(control) || control.checked)
    .map(({ name, value }) => [name, value]);

function drawnValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const drawn = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
  return drawn?.value ?? "";
}

/** What the server drew into a form, whatever was typed since. */
export const drawnFields = (form: HTMLFormElement): Fields =>
  controlsOf(form)
    .filter((control) => !isTick(control) || control.defaultChecked)
    .map((control) => [control.name, drawnValue(control)]);

/** The values of a name, as one text to compare. */
export const valueIn = (fields: Fields, name: string): string =>
  JSON.stringify(fields.filter((field) => field[0] === name).map((field) => field[1]));

/** The names whose values differ between two states of a form. */
export const changedNames = (before: Fields, after: Fields): string[] =>
  [...new Set([...before, ...after].map(([name]) => name))].filter(
    (name) => valueIn(before, name) !== valueIn(after, name),
  );

/**
 * Whether a form has a control for every field, and no other ones: rows were neither added nor removed. What is hidden is
 * drawn elsewhere too, such as a chosen picture, so it has to be the same.
 */
export function fits(form: HTMLFormElement, fields: Fields): boolean {
  const controls = controlsOf(form);
  const names = new Set(controls.map(({ name }) => name));
  const given = new Map(fields);
  const isGiven = (control: Control) =>
    control.type === "hidden" ? given.get(control.name) === control.value : given.has(control.name);
  return fields.every(([name]) => names.has(name)) && controls.every((control) => isTick(control) || isGiven(control));
}

/** Puts values into the controls of a form, or only into those of the names. */
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

/** A value that the form carries unseen, such as `form:version`. */
export const ownValue = (form: HTMLFormElement, name: string): string =>
  form.querySelector<HTMLInputElement>(`input[name="form:${name}"]`)?.value ?? "";

/** Sets what the form carries unseen; what it does not carry is added. */
export function setOwnValue(form: HTMLFormElement, name: string, value: string): void {
  const input = form.querySelector<HTMLInputElement>(`input[name="form:${name}"]`);
  if (input) input.value = value;
  else form.append(Object.assign(document.createElement("input"), { type: "hidden", name: `form:${name}`, value }));
}
