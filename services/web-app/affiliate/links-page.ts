import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html, raw } from 'hono/html'
import { BANNER_SIZES, bannerPath, type BannerSize } from '#features/affiliate/banners.ts'
import { AFFILIATE_PROGRAMME } from '#features/affiliate/programme.ts'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import { AFFILIATE_QUERY } from '#lib/config/query.ts'
import { affiliateOf, isNumbered } from '#services/affiliates/affiliate-store.ts'
import { siteLink } from '#services/http/site-link.ts'
import { backHtml, page, type Html, type MemberVisit } from '#services/web-app/page.ts'
import { CONTENT_SECURITY_POLICY } from '#services/web-app/style.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { deskLink } from './affiliate-links.ts'
import { startCopying } from './copy-script.mjs'

const SCRIPT = `${readFileSync(join(import.meta.dirname, 'copy-script.mjs'), 'utf8')}
${startCopying.name}(document)`

const POLICY = `${CONTENT_SECURITY_POLICY}; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`

type Reader = Parameters<typeof siteLink>[1] & { number: number }

const PLACES = { start: 'affiliateStart', plans: 'affiliatePlans' } as const

const linkTo = (place: keyof typeof PLACES, { number, ...reader }: Reader): string => {
  const { offer, affiliate } = AFFILIATE_QUERY
  const query = `${offer}=${AFFILIATE_PROGRAMME.defaultOfferId}&${affiliate}=${number}`
  return `${siteLink(PLACES[place], reader)}?${query}`
}

/** The code that an affiliate pastes into a page. */
const bannerCode = (size: BannerSize, reader: Reader): string => {
  const { width, height } = size
  const href = linkTo('start', reader).replaceAll('&', '&amp;')
  const src = `${reader.siteUrl}${bannerPath(reader.locale, size)}`
  const picture = `<img src="${src}" width="${width}" height="${height}" alt="${BRAND.name}">`
  return `<a href="${href}" rel="sponsored">${picture}</a>`
}

type Taken = { id: string; label: string; text: string; rows: number }

const takeHtml = ({ id, label, text, rows }: Taken, locale: Locale): Html => {
  const { copy, copied, copyFailed } = wordsOf(locale).affiliateDesk
  return html`<div class="field">
    <label id="${id}-label" for="${id}">${label}</label>
    <textarea id="${id}" rows="${rows}" readonly spellcheck="false">${text}</textarea>
    <button
      type="button"
      class="quiet"
      aria-describedby="${id}-label"
      data-copied="${copied}"
      data-failed="${copyFailed}"
      hidden
    >
      ${copy}
    </button>
  </div>`
}

/** Links and banners that carry the affiliate's number, to be copied; nothing without an approval. */
export const showLinks = async (visit: MemberVisit): Promise<Html | undefined> => {
  const { context, database, tongues, userId, services } = visit
  const { locale } = tongues
  const words = wordsOf(locale).affiliateDesk
  const affiliate = await affiliateOf(database, userId)
  if (affiliate?.state !== 'approved' || !isNumbered(affiliate)) return undefined
  const reader = { siteUrl: services.siteUrl, locale, number: affiliate.number }
  const materials = `${siteLink('marketingMaterials', reader)}#${AFFILIATE_QUERY.affiliate}=${affiliate.number}`
  const taken = [
    { id: 'start', label: words.startLink, text: linkTo('start', reader), rows: 2 },
    { id: 'plans', label: words.plansLink, text: linkTo('plans', reader), rows: 2 },
    ...BANNER_SIZES.map((size) => ({
      id: `banner-${size.name}`,
      label: fillWords(words.banner, { size: `${size.width} × ${size.height}` }),
      text: bannerCode(size, reader),
      rows: 4,
    })),
  ]
  context.header('Content-Security-Policy', POLICY)
  return page({
    ...visit,
    title: words.linksTitle,
    text: words.linksText,
    content: html`<p><a class="button" href="${materials}">${words.materials}</a></p>
      ${taken.map((one) => takeHtml(one, locale))}
      <p class="unseen" role="status"></p>
      ${backHtml(deskLink('desk', tongues), words.back)}
      ${raw(`<script type="module">${SCRIPT}</script>`)}`,
  })
}
