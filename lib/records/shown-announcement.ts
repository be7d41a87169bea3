import type { Locale } from '#lib/config/locales.ts'
import type { AnnouncementEntry } from './announcement-index.ts'
import type { NamedIndex } from './named-index.ts'
import { isOpen } from './record-bundle.ts'

/** A page that may have a line over it. */
type Question = {
  locale: Locale
  /** Its kind, one of `ANNOUNCEMENT_PLACES`. */
  place: string
  /** Milliseconds. */
  now: number
  /** The hash of the line that a preview shows, whatever its days and pages. */
  previewed: string | undefined
}

const beginOf = ({ from }: AnnouncementEntry): number =>
  from === undefined ? -Infinity : Date.parse(from)

/** The line over a page: of those whose time it is, the one that began last; `undefined` where there is none. */
export const shownAnnouncement = (
  index: NamedIndex<'announcements'>,
  { locale, place, now, previewed }: Question,
): AnnouncementEntry | undefined =>
  Object.values(index)
    .filter((entry) => entry !== null)
    .filter(({ words }) => Object.hasOwn(words, locale))
    .filter((entry) =>
      previewed === undefined
        ? entry.pages.includes(place) && isOpen(entry, now)
        : entry.hash === previewed,
    )
    .toSorted((left, right) => beginOf(right) - beginOf(left))
    .at(0)
