import 'server-only'
import own from '#generated/named-records.json'
import { serverEnv } from '#lib/config/env-server.ts'
import { isLocale, type Locale } from '#lib/config/locales.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import type { AnnouncementEntry } from '#lib/records/announcement-index.ts'
import { mergedNamed } from '#lib/records/named-index.ts'
import { shownAnnouncement } from '#lib/records/shown-announcement.ts'
import { pathAddress } from '#lib/server/records/path-address.ts'
import { escaped } from '#lib/util/escaped.ts'
import { UnknownClaimError, fillClaims } from '#lib/util/fill-claims.ts'
import { rareLine } from '#lib/util/rare-line.ts'
import { knownRecords } from '../records/known-records.ts'
import { siteLog } from '../site-log.ts'

/** The place in a page for the line, as React writes it: `features/shell/components/site-frame.tsx`. */
const SLOT = /<aside hidden="" data-announcement="([a-z]{2}) ([a-z]+)"([^>]*)><\/aside>/

const known = mergedNamed('announcements', { own, live: () => knownRecords().named() })

type Line = { entry: AnnouncementEntry; locale: Locale; attributes: string }

const written = async ({ entry, locale, attributes }: Line): Promise<string> => {
  const { text = '', link = '' } = entry.words[locale] ?? {}
  const claims = await loadClaims(locale)
  const shown = (words: string) => escaped(fillClaims(words, { claims, source: 'announcement' }))
  const href = escaped(pathAddress(entry.path, locale))
  return `<aside${attributes}><p class="container-page"><span>${shown(text)}</span> <a class="link" href="${href}">${shown(link)}</a></p></aside>`
}

/** A content service that is of another age than this build may name a figure that there is not: no page is lost for it. */
const lineOf = async (line: Line): Promise<string> => {
  try {
    return await written(line)
  } catch (error) {
    if (!(error instanceof UnknownClaimError)) throw error
    rareLine(siteLog(serverEnv().LOG_LEVEL), {
      level: 'error',
      line: { event: 'landing record refused', reason: error.message },
    })
    return ''
  }
}

/**
 * Puts the line of this moment into a page that is sent, and takes its place away where there is none (docs/decisions/064); `previewed`
 * is the hash of the one that a preview shows.
 */
export const putInAnnouncement = async (html: string, previewed?: string): Promise<string> => {
  const found = SLOT.exec(html)
  if (!found) return html
  const [slot, locale = '', place = '', attributes = ''] = found
  await knownRecords().refresh()
  const entry = isLocale(locale)
    ? shownAnnouncement(known(), { locale, place, now: Date.now(), previewed })
    : undefined
  const line = entry && isLocale(locale) ? await lineOf({ entry, locale, attributes }) : ''
  return html.slice(0, found.index) + line + html.slice(found.index + slot.length)
}
