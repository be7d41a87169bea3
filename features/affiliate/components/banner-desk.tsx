import { getTranslations } from 'next-intl/server'
import { Island } from '#components/page/island.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { BRAND } from '#lib/config/brand.ts'
import { pageAddresses } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { bannerPath, BANNER_SIZES, type BannerSize } from '../banners.ts'
import { CopyField } from './copy-field.tsx'
import { linkTemplate } from './materials/link-template.ts'

/** The code that an affiliate pastes into a page. */
const bannerTemplate = (locale: Locale, size: BannerSize) => {
  const { width, height } = size
  const href = linkTemplate('affiliateStart', locale).replaceAll('&', '&amp;')
  const src = `${pageAddresses().SITE_URL}${bannerPath(locale, size)}`
  const picture = `<img src="${src}" width="${width}" height="${height}" alt="${BRAND.name}">`
  return `<a href="${href}" rel="sponsored">${picture}</a>`
}

/** The banners of a language, each with its code and a way to save it as a picture. */
export const BannerDesk = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'start.materials' })
  return (
    <section aria-labelledby="banners" className="bg-mint py-section">
      <div className="container-page">
        <SectionHeading id="banners" title={t('banners.title')} lead={t('banners.lead')} />
        <ul className="mt-12 grid gap-12">
          {BANNER_SIZES.map((size) => {
            const { name } = size
            const path = bannerPath(locale, size)
            return (
              <li key={name} className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
                {/* oxlint-disable-next-line next/no-img-element -- a drawing, shown as affiliates will show it */}
                <img src={path} width={size.width} height={size.height} alt={name} loading="lazy" />
                <Island
                  name="copy-field"
                  component={CopyField}
                  props={{
                    id: `banner-${name}`,
                    label: t('banners.code', { size: name }),
                    rows: 4,
                    template: bannerTemplate(locale, size),
                    copy: { take: t('copy'), done: t('copied'), failed: t('copyFailed') },
                    picture: {
                      path,
                      words: {
                        take: t('banners.save'),
                        done: t('banners.saved'),
                        failed: t('banners.saveFailed'),
                      },
                    },
                  }}
                />
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
