import { getTranslations } from 'next-intl/server'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SiteLink } from '#components/ui/site-link.tsx'
import type { Locale } from '#lib/config/locales.ts'

type Props = { locale: Locale; kind?: 'primary' | 'outlined'; className?: string }

/** Whoever applies writes to us. */
export const ApplyLink = async ({ locale, kind = 'primary', className }: Props) => {
  const t = await getTranslations({ locale, namespace: 'affiliateProgramme' })
  return (
    <SiteLink to="contact" locale={locale} className={buttonClasses(kind, className)}>
      {t('action')}
    </SiteLink>
  )
}
