import type { FieldName } from '../store.ts'

/** The elements of the sign-up dialog that change while a sign-up goes on. */
export type DialogParts = {
  dialog: HTMLDialogElement
  form: HTMLFormElement
  /** In the order of the form; the e-mail field comes first. */
  inputs: ReadonlyMap<FieldName, HTMLInputElement>
  email: HTMLInputElement
  button: HTMLButtonElement
  /** Announces what changes. */
  status: HTMLOutputElement
}

const NAMES = ['email', 'password', 'confirmPassword'] as const

/** Finds the changing elements of the sign-up dialog; throws when one is missing. */
export const dialogParts = (dialog: HTMLDialogElement): DialogParts => {
  const form = dialog.querySelector('form')
  const button = dialog.querySelector<HTMLButtonElement>('button[type="submit"]')
  const status = dialog.querySelector('output')
  const inputs = new Map(
    NAMES.flatMap((name) => {
      const input = dialog.querySelector<HTMLInputElement>(`input[name="${name}"]`)
      return input ? [[name, input] as const] : []
    }),
  )
  const email = inputs.get('email')
  if (form && email && button && status) {
    return { dialog, form, inputs, email, button, status }
  }
  throw new Error('The sign-up dialog lacks a part: render it with the SignUpForm component.')
}
