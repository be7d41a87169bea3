import { getTranslations } from 'next-intl/server'
import { publicEnv } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { originsOf } from '#lib/config/third-parties.ts'
import { thirdPartiesOf } from '../inventory.ts'

/** The configured tools of other companies, what they are for and where they come from; or that there are none. */
export const ThirdParties = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'cookiePolicy.thirdParties' })
  const env = publicEnv()
  const ids = thirdPartiesOf(env)
  if (ids.length === 0) return <p>{t('none')}</p>
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          {t(id)} {t('from', { hosts: originsOf(id, env).join(', ') })}
        </li>
      ))}
    </ul>
  )
}
