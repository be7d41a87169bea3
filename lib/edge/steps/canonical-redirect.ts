import { NextResponse } from 'next/server'
import { DEFAULT_LOCALE, isLocale } from '#lib/config/locales.ts'
import { splitPublicPath } from '#lib/util/split-public-path.ts'
import { movedTo } from '../moved-to.ts'
import type { Step } from '../visit.ts'

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
