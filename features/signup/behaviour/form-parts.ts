/** The elements of the sign-up form that change while a sign-up goes on. */
export type FormParts = {
  input: HTMLInputElement
  button: HTMLButtonElement
  status: HTMLOutputElement
}

/** Finds the changing elements of the sign-up form; throws when one is missing. */
export const formParts = (form: HTMLFormElement): FormParts => {
  const input = form.querySelector<HTMLInputElement>('input[type="email"]')
  const button = form.querySelector('button')
  const status = form.querySelector('output')
  if (input && button && status) return { input, button, status }
  throw new Error('The sign-up form lacks a part: render it with the SignUpForm component.')
}
