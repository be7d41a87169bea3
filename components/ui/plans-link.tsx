import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import { SiteLink } from './site-link.tsx'

type Props = { locale: Locale; className?: string }

/** The way from what something costs to the plans. */
export const PlansLink = async ({ locale, className = 'link' }: Props) => {
  const t = await getTranslations({ locale, namespace: 'plans' })
  return (
    <SiteLink to="plans" locale={locale} className={className}>
      {t('link')}
    </SiteLink>
  )
}
