/** The sign-up dialogs of S1 §2; a landing record or a route names the one that its page shows. */
export const SIGN_UP_VARIANTS = [
  'email-only',
  'landing-page',
  'password',
  'benefits',
  'efficiency',
  'logo',
] as const

export type SignUpVariant = (typeof SIGN_UP_VARIANTS)[number]

/** The four looks of a field's label on the pages of the label experiment (S2 §2.3). */
export const LABEL_STYLES = ['01', '02', '03', '04'] as const

export type LabelStyle = (typeof LABEL_STYLES)[number]

/** The path of the label experiment; the number of a label style follows (S1 §2, S2 §2.3). */
export const LABEL_EXPERIMENT_PATH = '/docs/ab/15.10.24/'

/** The path of the dialog with the logo; elsewhere its button is never active (S1 §2). */
export const LOGO_EXPERIMENT_PATH = '/docs/ab/11.05.24/'

/**
 * By what a page recognises a visitor who opens a document: e-mail cookie and sign-in token, or in the
 * older variant the e-mail cookie alone (S2 §4).
 */
export const RECOGNITIONS = ['signed-in', 'email'] as const

export type Recognition = (typeof RECOGNITIONS)[number]
