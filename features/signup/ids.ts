import { SIGN_UP_DIALOG } from './state.ts'

/** Ids of the elements that refer to each other; a page has one sign-up dialog. */
export const SIGN_UP_IDS = {
  dialog: SIGN_UP_DIALOG,
  form: 'sign-up-form',
  heading: 'sign-up-heading',
  email: 'sign-up-email',
  entry: 'sign-up-entry',
  password: 'sign-up-password',
  confirmPassword: 'sign-up-confirm-password',
  closed: 'sign-up-closed',
  status: 'sign-up-status',
} as const
