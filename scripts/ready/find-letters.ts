import { linesOfAll } from './lines-of.ts'
import type { OpenPoint } from './open-point.ts'

/** JSON has no comments: by these two names a record or a message says that we wrote the letter ourselves (decision 022). */
const SAMPLE = /"isSample": true/
const REPLACEABLE = /"replaceable": [{[]/

const whatOf = (text: string): string | undefined => {
  if (SAMPLE.test(text)) return 'a letter that we wrote'
  return REPLACEABLE.test(text) ? 'letters that we wrote' : undefined
}

/** The letters that stand in for those of customers. */
export const findLetters = (root: string): OpenPoint[] =>
  linesOfAll(root, 'locales/**/*.json').flatMap(({ file, line, text }) => {
    const what = whatOf(text)
    return what ? [{ group: 'letters', file, line, what }] : []
  })
