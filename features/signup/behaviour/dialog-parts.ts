/** The elements of the sign-up dialog that change while a sign-up goes on. */
export type DialogParts = {
  dialog: HTMLDialogElement
  form: HTMLFormElement
  input: HTMLInputElement
  button: HTMLButtonElement
  status: HTMLOutputElement
}

/** Finds the changing elements of the sign-up dialog; throws when one is missing. */
export const dialogParts = (dialog: HTMLDialogElement): DialogParts => {
  const form = dialog.querySelector('form')
  const input = dialog.querySelector<HTMLInputElement>('input[type="email"]')
  const button = dialog.querySelector<HTMLButtonElement>('button[type="submit"]')
  const status = dialog.querySelector('output')
  if (form && input && button && status) return { dialog, form, input, button, status }
  throw new Error('The sign-up dialog lacks a part: render it with the SignUpForm component.')
}
