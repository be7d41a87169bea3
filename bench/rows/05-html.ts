import { gzipSize } from '../lib/gzip-size.ts'
import { htmlParts, withoutScript } from '../lib/html-parts.ts'
import { allHtml, type PageHtml } from '../lib/page-html.ts'
import type { Family } from '../lib/pages.ts'
import type { Budget, Row } from '../lib/row.ts'
import { atMost, ratioAtMost } from '../lib/verdict.ts'
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

/** What the islands of a page are given, with the names of their files: data that was a file of its own once. */
const ISLAND_DATA = /(<script type="application\/json" data-given="">)([\s\S]*?)(<\/script>)/g

const againstZeroScript = (pages: readonly PageHtml[]): Row => {
  const sizes = pages.map(({ path, html: text }) => {
    const { bare } = htmlParts(text)
    return {
      path,
      figure: gzipSize(bare.replaceAll(ISLAND_DATA, '$1$3')),
      floor: gzipSize(withoutScript(bare)),
    }
  })
  const { path, ...worst } = worstOf(sizes, ({ figure, floor }) =>
    Math.min(figure / (floor * MAX_RATIO), figure / (floor + MAX_MORE)),
  )
  const what = `HTML without sheet against the page without script, most on ${path}`
  const limit = Math.max(MAX_RATIO, 1 + MAX_MORE / worst.floor)
  return ratioAtMost({ id: 5, what, unit: 'B', ...worst, limit: Number(limit.toFixed(3)) })
}

/** Bytes: of the form that every page has, and of an application, which would fetch its words otherwise. */
const MAX_DATA = { usual: 500, application: 5000 } as const

const dataSize = ({ html: text }: PageHtml) => {
  const { bare } = htmlParts(text)
  return gzipSize(bare) - gzipSize(bare.replaceAll(ISLAND_DATA, '$1$3'))
}

const isApplication = ({ html: text }: PageHtml) =>
  (text.match(ISLAND_DATA)?.length ?? 0) > 1 || text.includes('data-near="html"')

const islandData = (pages: readonly PageHtml[]): Row[] =>
  (['usual', 'application'] as const).map((kind) => {
    const own = pages.filter((page) => isApplication(page) === (kind === 'application'))
    const worst = worstOf(own, dataSize)
    const what = `data of islands, ${kind} page, most on ${worst.path}`
    return atMost({ id: 5, what, unit: 'B', figure: dataSize(worst), limit: MAX_DATA[kind] })
  })

const sentOnce = (pages: readonly PageHtml[]): Row => {
  const sizes = pages.map(({ path, html }) => {
    const { bare, sheets } = htmlParts(html)
    return { path, figure: gzipSize(html) - gzipSize(bare), floor: gzipSize(sheets.join('')) }
  })
  const { path, ...worst } = worstRatio(sizes)
  const what = `bytes that the inlined sheet adds, most on ${path}`
  return ratioAtMost({ id: 5, what, unit: 'B', ...worst, limit: 1.1 })
}

/** Size of the HTML with the inlined sheet counted apart. */
export const html: Budget = {
  id: 5,
  title: 'HTML without the inlined sheet',
  measure: async (bench) => {
    const pages = await allHtml(await bench.siteUrl())
    return [
      absolute(pages, 'landing'),
      absolute(pages, 'home'),
      againstZeroScript(pages),
      ...islandData(pages),
      sentOnce(pages),
    ]
  },
}
