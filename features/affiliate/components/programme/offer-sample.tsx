import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import { bannerPath, BANNER_SIZES } from '../../banners.ts'

const SIZE = BANNER_SIZES[3]

/** How a recommendation may look in a newsletter: a line of the affiliate's own, a banner of ours, and the word that it is paid. */
export const OfferSample = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'affiliateProgramme.sample' })
  return (
    <div className="offer-sample" aria-hidden="true">
      <b>{t('title')}</b>
      <p>{t('text')}</p>
      {/* oxlint-disable-next-line next/no-img-element -- a drawing, shown as affiliates will show it */}
      <img
        src={bannerPath(locale, SIZE)}
        width={SIZE.width}
        height={SIZE.height}
        alt=""
        loading="lazy"
      />
      <small>{t('note')}</small>
    </div>
  )
}
