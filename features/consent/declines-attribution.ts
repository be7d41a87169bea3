import { choiceOf, refuses } from './consent-rules.ts'

type Wish = {
  /** Value of the cookie `user-cookies`. */
  choice: string | undefined
  /** Value of the header `Sec-GPC`. */
  privacyControl: string | null
}

/** Tells whether a request comes from a visitor who wants no attribution; a browser's signal counts until a choice says otherwise. */
export const declinesAttribution = ({ choice: kept, privacyControl }: Wish): boolean => {
  const choice = choiceOf(kept)
  return choice === null ? privacyControl === '1' : refuses(choice, 'attribution')
}
