import { getTranslations } from 'next-intl/server'
import { CONSENT_CLASSES } from '#lib/config/consent-classes.ts'
import { pageAddresses, publicEnv } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { originsOf, THIRD_PARTIES } from '#lib/config/third-parties.ts'
import { lineBreaks } from '#lib/i18n/line-breaks.ts'
import { inventoryRows, thirdPartiesOf, type InventoryRow } from '../inventory.ts'

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
