import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { MOVED_PAGES } from '#lib/config/moved-pages.ts'
import { NEWS_FEED_PATH } from '#lib/config/news-feed.ts'
import { PUBLIC_FILES } from '#lib/config/public-files.ts'
import { ROUTES } from '#lib/config/routes.ts'
import type { RecordFault } from '#lib/records/parse-record.ts'
import { redirectKey } from '#lib/records/redirect-index.ts'
import { pageAt, targetFault } from '#lib/records/target-page.ts'
import { splitPublicPath } from '#lib/util/split-public-path.ts'
import { redirectEntry, type RedirectRecord } from './redirect-record.ts'

/** The languages that a written path is for: the one that it names, or all. */
const readPath = (written: string): { locales: readonly Locale[]; path: string } => {
  const { locale, path } = splitPublicPath(written)
  return { locales: locale === DEFAULT_LOCALE ? LOCALE_CODES : [locale], path }
}

/** Places that answer before any redirect is looked for. */
const TAKEN = ['/api', '/_next', '/webapp', '/payment', '/front', '/budgeto/buy']
const FILES = new Set([...PUBLIC_FILES, NEWS_FEED_PATH, '/robots.txt', '/sitemap.xml', '/llms.txt'])

const isTaken = (path: string): boolean =>
  FILES.has(path) || TAKEN.some((place) => path === place || path.startsWith(`${place}/`))

const fromMessage = (from: string): string | undefined => {
  const { locales, path } = readPath(redirectKey(from))
  if (path === `/${DEFAULT_LOCALE}` || path.startsWith(`/${DEFAULT_LOCALE}/`)) {
    return 'names English, whose addresses begin without it: write what stands behind "/en"'
  }
  if (isTaken(path)) return 'is answered by the machinery of the site: take the line out'
  if (pageAt({ path, locales })) {
    return 'is the address of a page, which visitors go on seeing: take the line out'
  }
  if (MOVED_PAGES.has(path)) return 'leads to its page already: take the line out'
  return undefined
}

type Question = { from: string; to: string; entry: Readonly<Record<string, string>> }

/** The way on from a target that is itself an old address: the last address of it, or nothing where it comes round. */
const endOf = ({ from, to, entry }: Question): string | undefined => {
  const seen = new Set([redirectKey(from)])
  let at = to
  for (let key = redirectKey(at); Object.hasOwn(entry, key); key = redirectKey(at)) {
    if (seen.has(key)) return undefined
    seen.add(key)
    at = entry[key] ?? at
  }
  return seen.has(redirectKey(at)) ? undefined : at
}

const chainMessage = (question: Question): string | undefined => {
  const { to, entry } = question
  const moved = MOVED_PAGES.get(redirectKey(to))
  if (moved) return `is itself an old address: write "${ROUTES[moved].path}"`
  const isSelf = redirectKey(question.from) === redirectKey(to)
  if (!isSelf && !Object.hasOwn(entry, redirectKey(to))) return undefined
  const end = endOf(question)
  return end === undefined
    ? 'leads round in a circle: write the page where visitors shall arrive'
    : `is itself an old address of this list: write "${end}", where that leads`
}

const targetMessage = ({ from, to }: Question): string | undefined => {
  const { locales, path } = readPath(to)
  return targetFault({
    path,
    locales: locales.length === 1 ? locales : readPath(redirectKey(from)).locales,
  })
}

/** The faults of old addresses and of where they lead: pages and hidden pages, chains and circles, and an address that stands twice. */
export const redirectFaults = (record: RedirectRecord): RecordFault[] => {
  const entry = redirectEntry(record)
  const seen = new Set<string>()
  return record.redirects.flatMap(({ from, to }, at) => {
    const key = redirectKey(from)
    const twice = seen.has(key) ? 'stands in the list twice: keep one of the two' : undefined
    seen.add(key)
    const question = { from, to, entry }
    const found = [
      { field: `redirects.${at}.from`, message: fromMessage(from) ?? twice },
      { field: `redirects.${at}.to`, message: chainMessage(question) ?? targetMessage(question) },
    ]
    return found.flatMap(({ field, message }) =>
      message === undefined ? [] : [{ field, message: `${message}.` }],
    )
  })
}
