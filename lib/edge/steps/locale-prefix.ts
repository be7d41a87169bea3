import { splitPublicPath } from '#lib/util/split-public-path.ts'
import type { Step } from '../visit.ts'

/** Reads the language from the path; never from a header, so that crawlers see every language (S2 §2.1). */
export const localePrefix: Step = (visit) => ({
  ...visit,
  ...splitPublicPath(visit.url.pathname),
})
