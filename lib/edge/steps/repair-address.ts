import { NextResponse } from 'next/server'
import { DEFAULT_LOCALE, isLocale } from '#lib/config/locales.ts'
import { decoded } from '#lib/util/decoded.ts'
import type { LocalizedPath } from '#lib/util/split-public-path.ts'
import { pageAddress, type Records } from '../page-address.ts'
import { routeOfPath } from '../route-of-path.ts'
import type { Step } from '../visit.ts'

/** `fr`, `FR`, `fr-CA`, `pt_br`. */
const LANGUAGE = /^([a-z]{2})(?:[-_][a-z\d]{2,8})*$/i

/** Invisible characters. */
const UNSEEN = /\p{Cf}/gu

/** An ampersand begins a query whose question mark is missing; before it stands what a sentence or a mail has left on the address. */
const LEFT_AT_END = /(?<![\s\p{C}\p{P}\p{S}])[\s\p{C}\p{P}\p{S}]+$/u

/** Nobody types more, and nobody means it. */
const MOST_CHARACTERS = 400

/** The path without what was copied with it, and the language that its first segment names in any spelling; nothing where nothing is left. */
const readAddress = (pathname: string): LocalizedPath | undefined => {
  const text = (decoded(pathname) ?? pathname).replaceAll(UNSEEN, '')
  const [address = ''] = text.split('&')
  const [first = '', ...rest] = address
    .replace(LEFT_AT_END, '')
    .split('/')
    .filter((segment) => segment !== '')
  if (first === '') return undefined
  const locale = LANGUAGE.exec(first)?.[1]?.toLowerCase()
  return isLocale(locale)
    ? { locale, path: `/${rest.join('/')}` }
    : { locale: DEFAULT_LOCALE, path: `/${[first, ...rest].join('/')}` }
}

/**
 * Sends an address that leads nowhere to the page that was meant, where that is one: a language by another name, capitals, escapes
 * that nobody needs, and what stood around the address where it was copied. Only pages of the registry and of records are led to.
 * Without one the page that says so is in the language that was read.
 */
export const repairAddress =
  (records: Records): Step =>
  (visit) => {
    const { url } = visit
    if (url.pathname.length > MOST_CHARACTERS) return visit
    const read = readAddress(url.pathname)
    if (!read) return visit
    for (const path of [read.path, read.path.toLowerCase()]) {
      const target = pageAddress({ ...read, path }, records)
      if (target !== undefined && target !== url.pathname) {
        return NextResponse.redirect(new URL(`${target}${url.search}`, url), 308)
      }
    }
    return read.locale === visit.locale
      ? visit
      : { ...visit, ...read, route: routeOfPath(read.path) }
  }
