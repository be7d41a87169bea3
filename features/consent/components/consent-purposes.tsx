import { getTranslations } from 'next-intl/server'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { CONSENT_CLASSES, type ConsentClass } from '#lib/config/consent-classes.ts'
import { pageAddresses, publicEnv } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { originsOf, THIRD_PARTIES, THIRD_PARTY_IDS } from '#lib/config/third-parties.ts'

/** As `data-choice` on `<html>` says them. */
const STATES = ['none', 'accepted', 'declined', 'signal'] as const

/** The present choice in one sentence; the style sheet shows the one of `data-choice`, so none without script. */
export const ConsentNow = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'consent.now' })
  return STATES.map((state) => (
    <span key={state} data-when={state}>
      {t(state)}
    </span>
  ))
}

/** Accept and decline, alike in every way; the leaf of the page listens to them. */
export const ConsentAnswers = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'consent' })
  return (
    <div className="consent-answers">
      <button type="button" className={buttonClasses('outlined')} data-consent="0">
        {t('decline')}
      </button>
      <button type="button" className={buttonClasses('outlined')} data-consent="1">
        {t('accept')}
      </button>
    </div>
  )
}

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
