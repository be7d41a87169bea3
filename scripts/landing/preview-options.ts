import { parseArgs } from 'node:util'
import { hasLiveWords } from '#lib/config/live-words.ts'
import { DEFAULT_LOCALE, isLocale, LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { recordFamily } from '#lib/util/record-family.ts'

/** Of which page a preview is made, and for how long. */
export type PreviewOptions = {
  locale: Locale
  path: string
  hours: number
  /** The line over the site that stands over the page, or the words that stand on it, by its name. */
  named?: { kind: 'announcements' | 'words'; name: string }
}

const DEFAULT_HOURS = 24

/** A month: who needs longer asks again. */
const MOST_HOURS = 24 * 31

/** The command was called with something that it does not understand; the message says what to write. */
class PreviewOptionsError extends Error {
  override readonly name = 'PreviewOptionsError'
}

type Wanted = { path: string; name?: string | undefined; kind?: string | undefined }

/** The record that is named beside the page; `undefined` for that of the page itself. */
const namedOf = ({ path, name, kind }: Wanted): PreviewOptions['named'] => {
  if (kind === 'words') {
    const route = path === '/' ? 'home' : recordFamily(path)
    if (name !== undefined && hasLiveWords(route)) return { kind, name }
    throw new PreviewOptionsError(
      '--name must be that of a record of words; --path is / or the path of a landing page, without its language.',
    )
  }
  if (recordFamily(path) === null) {
    throw new PreviewOptionsError(
      '--path must be the path of a landing or pricing page or of a story, without its language, such as /docs/spring-sale.',
    )
  }
  return name === undefined ? undefined : { kind: 'announcements', name }
}

/** Reads the arguments of `landing:preview`; throws a `PreviewOptionsError`. */
export const readPreviewOptions = (args: string[]): PreviewOptions => {
  const { values } = parseArgs({
    args,
    options: {
      locale: { type: 'string', default: DEFAULT_LOCALE },
      path: { type: 'string', default: '' },
      hours: { type: 'string', default: `${DEFAULT_HOURS}` },
      name: { type: 'string' },
      kind: { type: 'string' },
    },
  })
  const { locale, path } = values
  const hours = Number(values.hours)
  if (!isLocale(locale)) {
    throw new PreviewOptionsError(`--locale must be one of: ${LOCALE_CODES.join(', ')}.`)
  }
  const named = namedOf(values)
  if (!(hours > 0 && hours <= MOST_HOURS)) {
    throw new PreviewOptionsError(`--hours must be more than 0 and at most ${MOST_HOURS}.`)
  }
  return { locale, path, hours, ...(named && { named }) }
}
