import { getTranslations } from 'next-intl/server'
import { Sheet, type SheetName } from '#components/documents/sheet.tsx'
import { type Locale, DEFAULT_LOCALE } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { SIGN_UP_IDS } from '../../ids.ts'

/** The line about browsing the library, in English only (S1 §2). */
export const BrowseLine = async ({ locale }: { locale: Locale }) => {
  if (locale !== DEFAULT_LOCALE) return null
  const t = await getTranslations({ locale, namespace: 'signUp' })
  return <p className="mt-2 text-ink-soft">{t('browse', await loadClaims(locale))}</p>
}

type Props = { name: SheetName; locale: Locale }

/** A view of what the account opens, rising from the foot of the column as far as there is room. */
export const CardPeek = async ({ name, locale }: Props) => (
  <div className="card-peek" aria-hidden="true">
    <Sheet name={name} words={await loadDocumentWords(locale)} locale={locale} />
  </div>
)

/** The heading of a card that has one of its own, whatever link opens the dialog. */
export const FixedHeading = ({ heading }: { heading: string }) => (
  <h2 id={SIGN_UP_IDS.heading} className="card-heading">
    {heading}
  </h2>
)

/**
 * The heading of a card; the link that opens the dialog may bring another one along (S2 §4 "Card heading"). Above the usual one stand the
 * words of the link, which are what its visitor asked for.
 */
export const CardHeading = ({ heading }: { heading: string }) => (
  <>
    <p className="text-ink-soft" data-card-asked="" />
    <h2 id={SIGN_UP_IDS.heading} className="card-heading" data-card-heading="">
      {heading}
    </h2>
  </>
)
