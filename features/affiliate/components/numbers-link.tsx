'use client'

import type { Locale } from '#lib/config/locales.ts'
import { useDesk } from './materials/desk.ts'
import { numbersHash, UNFILLED } from './materials/numbers.ts'

type Props = { href: string; locale: Locale; children: string }

/** A link to the page of materials of another language, which takes along the numbers that were typed. */
export const NumbersLink = ({ href, locale, children }: Props) => {
  const { numbers } = useDesk()
  const isTyped = numbers && numbers.affiliate !== UNFILLED.affiliate
  return (
    <a
      href={isTyped ? `${href}${numbersHash(numbers)}` : href}
      lang={locale}
      hrefLang={locale}
      className="footer-link"
    >
      {children}
    </a>
  )
}
