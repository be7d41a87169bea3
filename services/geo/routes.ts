import { Hono } from 'hono'
import type { LocalizationRecord } from '#lib/contracts/localization.ts'
import { clientAddress } from '#lib/util/client-address.ts'
import { UNKNOWN_LOCALIZATION } from '#lib/util/kept-localization.ts'
import { localizationOf } from '#lib/util/localization-of.ts'
import { openCountries } from './country-of-address.ts'

/** The geo service: where an address is, and what follows from it; for private and unknown ones the fallback record (S2 §7). */
export const geoRoutes = (): Hono => {
  const countries = openCountries()
  const routes = new Hono({ strict: false })

  routes.get('/', async (context) => {
    // Whoever asks names the address last; what a visitor wrote before it counts for nothing.
    const forwardedFor = context.req.header('x-forwarded-for') ?? null
    const ipAddress = clientAddress({ forwardedFor, trustedHops: 1 })
    const country = ipAddress && (await countries.of(ipAddress))
    const record = (country && localizationOf(country)) || {
      ...localizationOf(UNKNOWN_LOCALIZATION.countryCode),
      isFallback: true,
    }
    return context.json({ ...record, ipAddress } satisfies Partial<LocalizationRecord>)
  })

  return routes
}
