import { hasLiveWords } from '#lib/config/live-words.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { Step } from '#lib/edge/visit.ts'

/** Names the words of records that home or a landing page shows: it is made again when those change (docs/decisions/064). */
export const wordsEditionStep =
  (edition: (locale: Locale) => Promise<string>): Step =>
  (visit) =>
    !hasLiveWords(visit.route) || visit.facts.preview
      ? visit
      : edition(visit.locale).then((words) => ({ ...visit, words }))
