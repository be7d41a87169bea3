const DIALOG_ID = 'sign-up'

/** Selector of the form; apart from the ids, for every page loads it. */
export const SIGN_UP_FORM = `#${DIALOG_ID} form`

/** Ids of the elements that refer to each other; a page has one sign-up dialog. */
export const SIGN_UP_IDS = {
  dialog: DIALOG_ID,
  heading: 'sign-up-heading',
  email: 'sign-up-email',
  entry: 'sign-up-entry',
  password: 'sign-up-password',
  confirmPassword: 'sign-up-confirm-password',
  closed: 'sign-up-closed',
  status: 'sign-up-status',
} as const
