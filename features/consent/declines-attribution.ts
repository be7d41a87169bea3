type Wish = {
  /** Value of the cookie `user-cookies`: 1 accepted, 0 declined. */
  choice: string | undefined
  /** Value of the header `Sec-GPC`. */
  privacyControl: string | null
}

/** Tells whether a request comes from a visitor who wants no attribution; a browser's signal counts until a choice says otherwise. */
export const declinesAttribution = ({ choice, privacyControl }: Wish): boolean =>
  choice === '0' || (privacyControl === '1' && choice !== '1')
