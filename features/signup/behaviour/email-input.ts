/** The e-mail field of the sign-up form; throws when the form has none. */
export const emailInput = (form: HTMLFormElement): HTMLInputElement => {
  const input = form.querySelector<HTMLInputElement>('input[type="email"]')
  if (!input) throw new Error('The sign-up form has no e-mail field: render one with type="email".')
  return input
}
