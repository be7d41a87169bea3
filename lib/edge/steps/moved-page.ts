import { NextResponse } from 'next/server'
import { MOVED_PAGES } from '#lib/config/moved-pages.ts'
import { routePath } from '#lib/i18n/public-path.ts'
import type { Step } from '../visit.ts'

/** Sends an older address to the page's own, in the same language. */
export const movedPage: Step = (visit) => {
  const { locale, path, url } = visit
  const page = MOVED_PAGES.get(path)
  if (page === undefined) return visit
  return NextResponse.redirect(new URL(`${routePath(page, locale)}${url.search}`, url), 308)
}
