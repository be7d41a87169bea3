import type { SignUpVariant } from '#lib/config/sign-up-variants.ts'
import { withTrailingSlash } from '#lib/i18n/public-path.ts'

type Page = {
  variant: SignUpVariant
  /** Public path without language prefix. */
  path: string
}

/** Which word the submit button shows: "get access now" on short landing pages, else "Download" (S1 §2). */
export const submitWord = ({ variant, path }: Page): 'getAccess' | 'download' =>
  variant === 'landing-page' && withTrailingSlash(path).includes('/l/') ? 'getAccess' : 'download'
