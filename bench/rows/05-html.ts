import { fetchText } from '../lib/fetch-text.ts'
import { gzipSize } from '../lib/gzip-size.ts'
import { htmlParts, withoutScript } from '../lib/html-parts.ts'
import { allHtml, type PageHtml } from '../lib/page-html.ts'
import type { Family } from '../lib/pages.ts'
import type { Budget, Row } from '../lib/row.ts'
import { atMost, exactly, ratioAtMost } from '../lib/verdict.ts'
import { worstOf } from '../lib/worst-of.ts'

const KB = 1000
const MAX_BYTES = { landing: 12 * KB, home: 20 * KB } as const satisfies Partial<
  Record<Family, number>
>

type Sized = { path: string; figure: number; floor: number }

const bareSize = ({ html }: PageHtml) => gzipSize(htmlParts(html).bare)

const absolute = (pages: readonly PageHtml[], family: keyof typeof MAX_BYTES): Row => {
  const own = pages.filter((page) => page.family === family)
  const worst = worstOf(own, bareSize)
  const what = `HTML without sheet, ${family}, most on ${worst.path}`
  return atMost({ id: 5, what, unit: 'B', figure: bareSize(worst), limit: MAX_BYTES[family] })
}

const worstRatio = (sizes: readonly Sized[]) =>
  worstOf(sizes, ({ figure, floor }) => figure / floor)

/** Of a small page its data and the name of its script are more than a twentieth. */
const MAX_RATIO = 1.05
const MAX_MORE = 440

const againstZeroScript = (pages: readonly PageHtml[]): Row => {
  const sizes = pages.map((page) => ({
    path: page.path,
    figure: bareSize(page),
    floor: gzipSize(withoutScript(htmlParts(page.html).bare)),
  }))
  const { path, ...worst } = worstOf(sizes, ({ figure, floor }) =>
    Math.min(figure / (floor * MAX_RATIO), figure / (floor + MAX_MORE)),
  )
  const what = `HTML without sheet against the page without script, most on ${path}`
  const limit = Math.max(MAX_RATIO, 1 + MAX_MORE / worst.floor)
  return ratioAtMost({ id: 5, what, unit: 'B', ...worst, limit: Number(limit.toFixed(3)) })
}

const sentOnce = (pages: readonly PageHtml[]): Row => {
  const sizes = pages.map(({ path, html }) => {
    const { bare, sheets } = htmlParts(html)
    return { path, figure: gzipSize(html) - gzipSize(bare), floor: gzipSize(sheets.join('')) }
  })
  const { path, ...worst } = worstRatio(sizes)
  const what = `bytes that the inlined sheet adds, most on ${path}`
  return ratioAtMost({ id: 5, what, unit: 'B', ...worst, limit: 1.1 })
}

/** A stretch from the middle of the sheet, as it stands and as it would stand in JSON. */
const samplesOf = (sheet: string): string[] => {
  const middle = Math.floor(sheet.length / 2)
  const sample = sheet.slice(middle, middle + 60)
  return [sample, JSON.stringify(sample).slice(1, -1)]
}

const navigations = async (site: string, pages: readonly PageHtml[]): Promise<Row> => {
  const holding: string[] = []
  for (const { path, html } of pages) {
    const data = await fetchText(`${site}${path}`, { RSC: '1' })
    const samples = samplesOf(htmlParts(html).sheets.join(''))
    if (samples.some((sample) => data.includes(sample))) holding.push(path)
  }
  const what = 'navigation answers that hold the sheet'
  return exactly({ id: 5, what, unit: '', figure: holding.length, limit: 0 })
}

/** Size of the HTML with the inlined sheet counted apart. */
export const html: Budget = {
  id: 5,
  title: 'HTML without the inlined sheet',
  measure: async (bench) => {
    const site = await bench.siteUrl()
    const pages = await allHtml(site)
    // Before the work on texts, which takes so long that the server closes what waits for it.
    const navigationRow = await navigations(site, pages)
    return [
      absolute(pages, 'landing'),
      absolute(pages, 'home'),
      againstZeroScript(pages),
      sentOnce(pages),
      navigationRow,
    ]
  },
}
