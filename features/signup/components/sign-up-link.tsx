import type { ReactNode } from 'react'
import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import { SIGN_UP_PATH } from '#lib/config/routes.ts'
import type { Destination } from '#lib/contracts/destination.ts'
import { publicPath } from '#lib/i18n/public-path.ts'

type Props = {
  locale: Locale
  /** Label of the page, sent as DocName. */
  label: string
  destination?: Destination
  className?: string
  children: ReactNode
}

/**
 * A link to the page that opens the sign-up dialog, keeping label and destination; where script
 * runs, the dialog opens in place instead (S1 §2).
 */
export const SignUpLink = ({ locale, label, destination, className, children }: Props) => {
  const query = new URLSearchParams({ [QUERY.label]: label, ...destination })
  return (
    <a
      href={`${publicPath({ locale, path: SIGN_UP_PATH })}?${query}`}
      data-sign-up=""
      className={className}
    >
      {children}
    </a>
  )
}
