import { signPreview, writePreviewToken } from '#features/landing/preview-link.ts'
// Prints a link that shows a landing record before it is live, to whoever has the link, until it ends.
import { QUERY } from '#lib/config/query.ts'
import { servicesKeyHeader } from '#lib/config/services-key.ts'
import { publicPath } from '#lib/i18n/public-path.ts'
import { loadSecrets } from '#services/secrets.ts'
import { findHash } from './landing/find-hash.ts'
import { readPreviewOptions } from './landing/preview-options.ts'
import { loadEnvFile, readEnvironment } from './run/environment.ts'
import { main } from './run/main.ts'

const HOUR_S = 3600

await main(async () => {
  const { locale, path, hours } = readPreviewOptions(process.argv.slice(2))
  loadEnvFile()
  const environment = readEnvironment(process.env)
  const { CONTENT_SERVICE_URL, SERVICES_URL } = environment.server
  const { HASH_KEY, SERVICES_KEY } = loadSecrets(environment.server)
  const headers = servicesKeyHeader(CONTENT_SERVICE_URL, {
    servicesUrl: SERVICES_URL,
    servicesKey: SERVICES_KEY,
  })
  const service = { url: CONTENT_SERVICE_URL, headers }
  const hash = await findHash(service, { locale, path }).catch((cause: unknown) => {
    const reason = `The content service at ${CONTENT_SERVICE_URL} cannot be asked: start the site, or set CONTENT_SERVICE_URL.`
    throw new Error(reason, { cause })
  })
  if (hash === null) {
    throw new Error(
      `There is no record ${locale}${path}. Put it into the content folder; ${CONTENT_SERVICE_URL}/problems says what is wrong with a file that is there.`,
    )
  }
  const until = Math.floor(Date.now() / 1000) + Math.round(hours * HOUR_S)
  const page = { locale, path, hash, until }
  const signature = await signPreview(page, HASH_KEY)
  const address = new URL(publicPath({ locale, path }), environment.public.SITE_URL)
  address.searchParams.set(QUERY.preview, writePreviewToken({ hash, until, signature }))
  console.log(address.href)
  console.log(`Until ${new Date(until * 1000).toISOString()}, for this content of the record.`)
})
