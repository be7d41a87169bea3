import { getTranslations } from 'next-intl/server'
import { CONSENT_CLASSES, type ConsentClass } from '#lib/config/consent-classes.ts'
import { pageAddresses, publicEnv } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { originsOf, THIRD_PARTIES, THIRD_PARTY_IDS } from '#lib/config/third-parties.ts'

/** There whatever a visitor answers. */
const ALWAYS: readonly ConsentClass[] = ['necessary', 'security']

/** There only where a tool of another company is configured for it. */
const OF_OTHERS: readonly ConsentClass[] = ['vendors', 'security']

/** The purposes of cookies on this site, and those that an answer decides: one answer holds for all that is not always there (S2 §4). */
export const ConsentPurposes = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'consent' })
  const tPolicy = await getTranslations({ locale, namespace: 'cookiePolicy' })
  const env = { ...publicEnv(), ...pageAddresses() }
  const toolsOf = (name: ConsentClass) =>
    OF_OTHERS.includes(name)
      ? THIRD_PARTY_IDS.filter(
          (id) => THIRD_PARTIES[id].consent === name && originsOf(id, env).length > 0,
        )
      : []
  const classes = CONSENT_CLASSES.filter(
    (name) => !OF_OTHERS.includes(name) || toolsOf(name).length > 0,
  )
  return (
    <dl>
      {classes.map((name) => (
        <div key={name} className="mt-2">
          <dt>
            <b>{tPolicy(`classes.${name}`)}</b> ({t(ALWAYS.includes(name) ? 'always' : 'asked')})
          </dt>
          <dd>
            {[
              t(`purposes.${name}`),
              ...toolsOf(name).map((id) => tPolicy(`thirdParties.${id}`)),
            ].join(' ')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
