import { getTranslations } from 'next-intl/server'
import { BANNER_FILE } from '#lib/config/api-paths.ts'
import { isLocale, type Locale } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import type { Handle } from '#lib/server/answer/api-handler.ts'
import { problemResponse } from '#lib/util/problem.ts'
import { BANNER_SIZES } from '../../banners.ts'
import { drawBanner, type BannerWords } from './draw-banner.ts'

const A_DAY = 'public, max-age=86400'

const MARKED = /^(.*?)\s*<mark>(.*)<\/mark>$/

/** The words of a language: the headline is that of the home page. */
const wordsOf = async (locale: Locale): Promise<BannerWords> => {
  const [home, start, claims] = await Promise.all([
    getTranslations({ locale, namespace: 'home.hero' }),
    getTranslations({ locale, namespace: 'start.banner' }),
    loadClaims(locale),
  ])
  const [, first = '', second = ''] = MARKED.exec(String(home.raw('title'))) ?? []
  return { headline: [first, second], line: start('line', claims), action: start('action') }
}

/** `GET /api/banner/{language}-{size}.svg`: a banner for the pages of affiliates, which are on other sites. */
export const answerBanner: Handle = async ({ nextUrl }) => {
  const [, locale, name] = BANNER_FILE.exec(nextUrl.pathname.split('/').at(-1) ?? '') ?? []
  const size = BANNER_SIZES.find((each) => each.name === name)
  if (!isLocale(locale) || !size) {
    return problemResponse({
      status: 404,
      title: 'No such banner',
      detail: 'Ask for a language and a size that the page of marketing materials shows.',
    })
  }
  return new Response(drawBanner(await wordsOf(locale), size), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      'Cache-Control': A_DAY,
    },
  })
}
