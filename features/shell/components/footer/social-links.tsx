import { getTranslations } from 'next-intl/server'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import { keysOf } from '#lib/util/keys-of.ts'

const SIGNS: Readonly<Record<keyof typeof BRAND.social, string>> = {
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm4 5a4 4 0 0 0 0 8 4 4 0 0 0 0-8m5-1h.01',
  tiktok: 'M10 11a5 5 0 1 0 4 5V3q1 4 6 5',
  linkedin: 'M5 9v11M5 4v.5M11 20V9m0 5q1-5 5-5 4 0 4 5v6',
  x: 'M3.5 3.5h4l13 17h-4zm16 0-6.5 7m-3 3.5-6 6.5',
  youtube: 'M5 5.5h14q3 0 3 3v7q0 3-3 3H5q-3 0-3-3v-7q0-3 3-3zm5 4v5l5-2.5z',
}

const STROKE = {
  fill: 'none',
  stroke: 'currentcolor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

type Props = { locale: Locale }

/** The company's five profiles, each in a new tab that knows nothing of this one (S2 §2.7). */
export const SocialLinks = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'footer' })
  return (
    <ul className="mt-3 flex flex-wrap gap-x-1" aria-label={t('social')}>
      {keysOf(BRAND.social).map((network) => {
        const { name, url } = BRAND.social[network]
        return (
          <li key={network}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('newTab', { name })}
            >
              <svg viewBox="-4 -4 32 32" className="size-8" aria-hidden="true">
                <path d={SIGNS[network]} {...STROKE} />
              </svg>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
