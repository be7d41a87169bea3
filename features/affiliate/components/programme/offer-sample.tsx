import { getTranslations } from 'next-intl/server'
import { Logo } from '#components/ui/logo.tsx'
import { marker } from '#components/ui/marker.tsx'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'

/** How a recommendation may look in a newsletter: a line of the affiliate's own, a banner of ours, and the word that it is paid. */
export const OfferSample = async ({ locale }: { locale: Locale }) => {
  const [t, home, start] = await Promise.all([
    getTranslations({ locale, namespace: 'affiliateProgramme.sample' }),
    getTranslations({ locale, namespace: 'home.hero' }),
    getTranslations({ locale, namespace: 'start.banner' }),
  ])
  return (
    <div className="offer-sample" aria-hidden="true">
      <b>{t('title')}</b>
      <p>{t('text')}</p>
      <div className="offer-banner">
        <Logo name={BRAND.name} />
        <strong>{home.rich('title', { mark: marker })}</strong>
        <span>{start('action')}</span>
      </div>
      <small>{t('note')}</small>
    </div>
  )
}
