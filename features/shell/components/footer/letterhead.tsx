import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { BRAND, type BrandReview } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import { postalAddress } from '#lib/util/postal-address.ts'
import { PhoneLink } from './phone-link.tsx'

/** Languages whose letters name the privacy officer (S2 §2.7). */
const WITH_OFFICER: readonly Locale[] = ['en', 'fr']

type Props = {
  locale: Locale
  review?: BrandReview | undefined
  /** The part at its end. */
  children?: ReactNode
}

/** The company as its letters show it: name, address, telephones; and its rating where one has a source (S2 §2.7). */
export const Letterhead = async ({ locale, review = BRAND.review, children }: Props) => {
  const t = await getTranslations({ locale, namespace: 'footer' })
  const officer = WITH_OFFICER.includes(locale) ? [t('privacyOfficer')] : []
  return (
    <div className="letterhead mt-12 flex flex-wrap items-start justify-between gap-x-10 gap-y-2 pt-5">
      <address className="flex flex-wrap gap-x-10 gap-y-2">
        <b className="font-serif text-title font-semibold">{BRAND.legalName}</b>
        <ul className="leading-8">
          {[...postalAddress(locale), ...officer].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <ul className="-mt-px leading-6">
          <li>
            <PhoneLink label={t('sales')} kind="sales" locale={locale} />
          </li>
          <li>
            <PhoneLink label={t('customerService')} kind="support" locale={locale} />
          </li>
        </ul>
      </address>
      {review ? (
        <a href={review.url} target="_blank" rel="noopener noreferrer" className="footer-link">
          {t('rating', { rating: String(review.rating), source: review.source })}
        </a>
      ) : null}
      {children}
    </div>
  )
}
