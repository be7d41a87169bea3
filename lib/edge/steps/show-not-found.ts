import { NextResponse } from 'next/server'
import { encodeLocales } from '#lib/util/locale-list.ts'
import { localesOfPath } from '../locales-of-path.ts'
import type { Step } from '../visit.ts'

/**
 * Answers 404 with a prerendered page of the visit's language (S2 §2.5); a page that exists in
 * other languages only gets the 404 page that offers those.
 */
export const showNotFound: Step = ({ locale, path, url }) => {
  const locales = localesOfPath(path)
  const page = locales.length > 0 ? `elsewhere/${encodeLocales(locales)}${path}` : 'not-found'
  const target = new URL(`/${locale}/standard/${page}`, url)
  // Never stored by a shared cache: the address may hold a page tomorrow.
  return NextResponse.rewrite(target, { status: 404, headers: { 'Cache-Control': 'no-store' } })
}
