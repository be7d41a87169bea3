import type { Department } from '#lib/config/template-kinds.ts'
import { fillText } from '#lib/util/fill-text.ts'
import { readClaims } from '#services/content/claims.ts'
import type { PageLanguages } from '#services/http/web-app-path.ts'
import { countedWords, wordsOf } from '#services/words/words.ts'

/** What the site claims a number of: the library, the business plan kit, and one of the departments (S2 §1). */
const CLAIMS = {
  library: 'templates',
  kit: 'businessPlanDocuments',
  'human-resources': 'hrDocuments',
} as const

/** "400+ templates" where the site claims so many of a shelf and it holds more, so that a reader meets one figure for one thing; else its count. */
export const shelfCount = (
  shelf: Department | 'library' | 'kit',
  { count, tongues: { locale, library } }: { count: number; tongues: PageLanguages },
): string => {
  const claimed =
    shelf === 'library' || shelf === 'kit' || shelf === 'human-resources'
      ? readClaims(library)[CLAIMS[shelf]]
      : undefined
  return claimed === undefined || count <= claimed
    ? countedWords('templates', { count, locale })
    : fillText(wordsOf(locale).webApp.atLeast, { count: claimed.toLocaleString(locale) })
}
