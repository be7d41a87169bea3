import { getTranslations } from 'next-intl/server'
import { legalDialogLink } from '#components/ui/legal-dialog-link.tsx'
import type { AgreementLink } from '#features/affiliate/components/affiliate-props.ts'
import { LegalDialog } from '#features/legal/components/legal-dialog.tsx'
import type { Locale } from '#lib/config/locales.ts'

/** Makes words a link to the affiliate agreement, which opens over pages that hold its dialog (S2 §2.8). */
export const agreementLink = (locale: Locale): AgreementLink =>
  legalDialogLink('affiliateAgreement', locale)

/** The dialog of the affiliate agreement, for the pages that speak of its terms (S2 §2.8). */
export const AgreementDialog = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'affiliateAgreement.meta' })
  return <LegalDialog to="affiliateAgreement" locale={locale} title={t('title')} />
}
