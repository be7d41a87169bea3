/** Ids of the elements that refer to each other; a page has one sign-up dialog. */
export const SIGN_UP_IDS = {
  dialog: 'sign-up',
  heading: 'sign-up-heading',
  email: 'sign-up-email',
  status: 'sign-up-status',
} as const
