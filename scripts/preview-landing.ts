import { signPreview, writePreviewToken } from '#features/landing/preview-link.ts'
import type { Locale } from '#lib/config/locales.ts'
import { QUERY } from '#lib/config/query.ts'
import { servicesKeyHeader } from '#lib/config/services-key.ts'
import { publicPath } from '#lib/i18n/public-path.ts'
import { BUNDLE_PATHS, readRecordBundle } from '#lib/records/record-bundle.ts'
import { readRecordFile } from '#lib/server/records/record-files.ts'
import { loadSecrets } from '#services/keys/secrets.ts'
import { readPreviewOptions, type PreviewOptions } from './landing/preview-options.ts'
import { BUNDLED } from './landing/schema-file.ts'
import { ownEnvironment } from './run/environment.ts'
import { main } from './run/main.ts'
import { readSiteRecords } from './site-records/read-site-records.ts'
import { ANNOUNCEMENT_FORM, WORDS_FORM } from './site-records/site-forms.ts'

type Named = { hash: string; locale?: Locale }

type Page = Pick<PreviewOptions, 'locale' | 'path' | 'named'>

/** A content service, and what it wants to be shown. */
type ContentService = { url: string; headers: Record<string, string> }

/** How long the content service may take. */
const WAIT_MS = 5000

/** The hash of a record of the whole site; words have a page in their language alone. */
const hashIn = (entry: Named | null | undefined, locale: Locale) =>
  entry?.locale === undefined || entry.locale === locale ? entry?.hash : undefined

const liveHash = async ({ url, headers }: ContentService, { locale, path, named }: Page) => {
  const answer = await fetch(`${url}${BUNDLE_PATHS.index}`, {
    headers,
    signal: AbortSignal.timeout(WAIT_MS),
  })
  if (!answer.ok) throw new Error(`The content service answers ${answer.status}.`)
  const { index, ...records } = readRecordBundle(await answer.json())
  if (named) return hashIn(records[named.kind][named.name], locale)
  const entry = index[locale]?.[path]
  return typeof entry === 'string' ? entry : entry?.hash
}

const ownNamed = async (kind: NonNullable<Page['named']>['kind']) => {
  if (kind === 'announcements') return (await readSiteRecords(BUNDLED, ANNOUNCEMENT_FORM)).rows
  const { rows } = await readSiteRecords(BUNDLED, WORDS_FORM)
  return rows.map(({ name, hash, record }) => ({ name, hash, locale: record.locale }))
}

const ownHash = async ({ named, ...page }: Page): Promise<string | undefined> => {
  if (!named) return (await readRecordFile(page))?.hash
  const rows: (Named & { name: string })[] = await ownNamed(named.kind)
  return hashIn(
    rows.find(({ name }) => name === named.name),
    page.locale,
  )
}

/**
 * The hash of the record of a page, live or waiting for its time, else of the one in `locales/`; `null` where there
 * is none. Throws when the content service cannot be asked.
 */
const findHash = async (service: ContentService, page: Page): Promise<string | null> =>
  (await liveHash(service, page)) ?? (await ownHash(page)) ?? null

const PREVIEWED = { announcements: 'announcement', words: 'words' } as const

const HOUR_S = 3600

await main(async () => {
  const { hours, ...wanted } = readPreviewOptions(process.argv.slice(2))
  const environment = ownEnvironment()
  const { CONTENT_SERVICE_URL, SERVICES_URL } = environment.server
  const { HASH_KEY, SERVICES_KEY } = loadSecrets(environment.server)
  const headers = servicesKeyHeader(CONTENT_SERVICE_URL, {
    servicesUrl: SERVICES_URL,
    servicesKey: SERVICES_KEY,
  })
  const service = { url: CONTENT_SERVICE_URL, headers }
  const { locale, path, named } = wanted
  const hash = await findHash(service, wanted).catch((cause: unknown) => {
    const reason = `The content service at ${CONTENT_SERVICE_URL} cannot be asked: start the site, or set CONTENT_SERVICE_URL.`
    throw new Error(reason, { cause })
  })
  if (hash === null) {
    throw new Error(
      `There is no record ${named ? `${named.name} in ${locale}` : `${locale}${path}`}. Put it into the content folder; ${CONTENT_SERVICE_URL}/problems says what is wrong with a file that is there.`,
    )
  }
  const until = Math.floor(Date.now() / 1000) + Math.round(hours * HOUR_S)
  const page = {
    kind: named ? PREVIEWED[named.kind] : 'landing',
    locale,
    path,
    hash,
    until,
  } as const
  const signature = await signPreview(page, HASH_KEY)
  const address = new URL(publicPath({ locale, path }), environment.public.SITE_URL)
  address.searchParams.set(QUERY.preview, writePreviewToken({ hash, until, signature }))
  console.log(address.href)
  console.log(`Until ${new Date(until * 1000).toISOString()}, for this content of the record.`)
})
