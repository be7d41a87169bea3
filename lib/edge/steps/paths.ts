import { NextResponse } from 'next/server'
import { isSustainability } from '#lib/config/contexts.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#lib/config/locales.ts'
import { MOVED_PAGES } from '#lib/config/moved-pages.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import { splitPublicPath } from '#lib/util/split-public-path.ts'
import type { Step } from '../visit.ts'

/** Reads the language from the path; never from a header, so that crawlers see every language (S2 §2.1). */
export const localePrefix: Step = (visit) => ({
  ...visit,
  ...splitPublicPath(visit.url.pathname),
})

/** Marks the context when the path contains /sustainability (S1 §2, S2 §4). */
export const sustainabilityFlag: Step = (visit) =>
  isSustainability(visit.path) ? { ...visit, context: 'sustainability' } : visit

type OldPage = {
  locale: Locale
  /** Public path without language prefix and trailing slash. */
  path: string
}

/** The public path of the page that an older address leads to, in the same language; `undefined` where it is none. */
const movedTo = ({ locale, path }: OldPage): string | undefined => {
  const page = MOVED_PAGES.get(path)
  return page && routePath(page, locale)
}

/** The one address that a spelling leads to, or `null` when it already is that address (S2 §2.1). */
const canonicalOf = (pathname: string): string | null => {
  const collapsed = pathname.replace(/\/{2,}/g, '/')
  const [, first = '', ...rest] = collapsed.split('/')
  if (first === DEFAULT_LOCALE) return `/${rest.join('/')}`.replace(/\/{2,}/g, '/')
  if (isLocale(first) && rest.length === 0) return `/${first}/`
  return collapsed === pathname ? null : collapsed
}

/** Sends `/en/x` to `/x`, `/fr` to `/fr/` and doubled slashes to single ones, once: an older address at once to its page. */
export const canonicalRedirect: Step = (visit) => {
  const { url } = visit
  const canonical = canonicalOf(url.pathname)
  if (canonical === null) return visit
  const target = movedTo(splitPublicPath(canonical)) ?? canonical
  // `nextUrl.clone()` drops the slash of `/fr/` and would redirect for ever.
  return NextResponse.redirect(new URL(`${target}${url.search}`, url), 308)
}

/** Sends an older address to the page's own, in the same language. */
export const movedPage: Step = (visit) => {
  const { url } = visit
  const target = movedTo(visit)
  if (target === undefined) return visit
  return NextResponse.redirect(new URL(`${target}${url.search}`, url), 308)
}
