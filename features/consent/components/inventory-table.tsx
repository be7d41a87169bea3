import { getTranslations } from 'next-intl/server'
import { CONSENT_CLASSES, type ConsentClass } from '#lib/config/consent-classes.ts'
import { COOKIES, type CookieKey } from '#lib/config/cookies.ts'
import { pageAddresses, publicEnv, type PublicEnv } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { STORAGE_KEYS, type StorageKey } from '#lib/config/storage-keys.ts'
import {
  originsOf,
  THIRD_PARTIES,
  THIRD_PARTY_IDS,
  type ThirdPartyKey,
  type ThirdPartyId,
} from '#lib/config/third-parties.ts'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'
import { DAY_S } from '#lib/util/durations.ts'
import { keysOf } from '#lib/util/keys-of.ts'

const MINUTE_S = 60

/** The lifetime of an entry: a count of a unit, or until something happens. */
type Lifetime = { unit: 'minutes' | 'days'; count: number } | { unit: 'browser' | 'tab' | 'erased' }

/** A name that may turn up in a browser; `purpose` is the key of its text in `cookiePolicy.json`. */
type InventoryRow = {
  name: string
  consent: ConsentClass
  purpose: `cookies.${CookieKey}` | `storage.${StorageKey}` | `thirdParties.${ThirdPartyId}`
  lifetime: Lifetime
}

const ofSeconds = (seconds: number | null): Lifetime => {
  if (seconds === null) return { unit: 'browser' }
  return seconds < DAY_S
    ? { unit: 'minutes', count: seconds / MINUTE_S }
    : { unit: 'days', count: seconds / DAY_S }
}

const IN_AREA = { cookie: 'browser', local: 'erased', session: 'tab' } as const

const cookieRows = () =>
  keysOf(COOKIES).map((key): InventoryRow => {
    const { name, consent, maxAge } = COOKIES[key]
    return { name, consent, purpose: `cookies.${key}`, lifetime: ofSeconds(maxAge) }
  })

const storageRows = () =>
  keysOf(STORAGE_KEYS).map((key): InventoryRow => {
    const { name, consent, area } = STORAGE_KEYS[key]
    return { name, consent, purpose: `storage.${key}`, lifetime: { unit: IN_AREA[area] } }
  })

/** The third parties that are configured. */
const thirdPartiesOf = (env: PublicEnv): ThirdPartyId[] =>
  THIRD_PARTY_IDS.filter((id) => originsOf(id, env).length > 0)

const ofForeign = ({ area, days, minutes }: ThirdPartyKey): Lifetime => {
  if (minutes !== undefined) return { unit: 'minutes', count: minutes }
  return days === null ? { unit: IN_AREA[area] } : { unit: 'days', count: days }
}

const thirdPartyRows = (env: PublicEnv) =>
  thirdPartiesOf(env).flatMap((id) =>
    THIRD_PARTIES[id].keys.map((key): InventoryRow => {
      const { consent } = THIRD_PARTIES[id]
      const { name } = key
      return { name, consent, purpose: `thirdParties.${id}`, lifetime: ofForeign(key) }
    }),
  )

/** Everything that this site and its configured third parties may store, for the page of the cookie policy. */
const inventoryRows = (env: PublicEnv): InventoryRow[] => [
  ...cookieRows(),
  ...storageRows(),
  ...thirdPartyRows(env),
]

/** The configured tools of other companies, what they are for and where they come from; or that there are none. */
const ThirdParties = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'cookiePolicy.thirdParties' })
  // Addresses of other systems are known where the page is served, not where it is built.
  const env = { ...publicEnv(), ...pageAddresses() }
  const ids = thirdPartiesOf(env)
  return (
    <>
      {ids.every((id) => THIRD_PARTIES[id].isOurs) ? <p>{t('none')}</p> : null}
      {ids.length === 0 ? null : (
        <ul>
          {ids.map((id) => (
            <li key={id}>
              {t(id)} {t('from', { hosts: originsOf(id, env).join(', ') })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

type Props = { locale: Locale; id: string }

const COLUMNS = ['name', 'purpose', 'lifetime'] as const

/** Every cookie and storage key by its class, out of the inventory (architecture 17); then the configured third parties. */
export const InventoryTable = async ({ locale, id }: Props) => {
  const t = await getTranslations({ locale, namespace: 'cookiePolicy' })
  const rows = inventoryRows(publicEnv())
  const lifetime = ({ lifetime: life }: InventoryRow) =>
    'count' in life ? t(`lifetime.${life.unit}`, { count: life.count }) : t(`lifetime.${life.unit}`)
  const classes = CONSENT_CLASSES.filter((name) => rows.some(({ consent }) => consent === name))
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('inventory.heading')}</h2>
      <table className="inventory">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`inventory.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {classes.map((name) => (
          <tbody key={name}>
            <tr>
              <th colSpan={COLUMNS.length} scope="rowgroup">
                {t(`classes.${name}`)}
              </th>
            </tr>
            {rows
              .filter(({ consent }) => consent === name)
              .map((row) => (
                <tr key={`${row.purpose} ${row.name}`}>
                  <td translate="no">{row.name}</td>
                  <td>{lineBreaks(t(row.purpose), locale)}</td>
                  <td>{lineBreaks(lifetime(row), locale)}</td>
                </tr>
              ))}
          </tbody>
        ))}
      </table>
      <ThirdParties locale={locale} />
    </section>
  )
}
