import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { CONSENT_CLASSES, type ConsentClass } from '#lib/config/consent-classes.ts'
import { pageAddresses, publicEnv } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { originsOf, THIRD_PARTIES, THIRD_PARTY_IDS } from '#lib/config/third-parties.ts'
import { ASKED_PURPOSES, type AskedPurpose } from '../consent-rules.ts'
import { TICKED } from '../ids.ts'

/** As `data-choice` on `<html>` says them. */
const STATES = ['none', 'accepted', 'declined', 'partly', 'signal'] as const

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

const isAsked = (name: ConsentClass): name is AskedPurpose => name in ASKED_PURPOSES

type BoxProps = { purpose: AskedPurpose | null; children: ReactNode }

/** A purpose with its box, or without where it is always there. */
const ConsentBox = ({ purpose, children }: BoxProps) =>
  purpose ? (
    <label className="field-switch">
      <input
        type="checkbox"
        className="consent-own"
        value={ASKED_PURPOSES[purpose]}
        data-consent-box=""
      />
      <span>{children}</span>
    </label>
  ) : (
    children
  )

/** There only where a tool of another company is configured for it. */
const OF_OTHERS: readonly ConsentClass[] = ['vendors', 'security']

/** The purposes of cookies on this site, each that is not always there to be allowed by itself; the leaf of the page sets and reads the boxes. */
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
    <>
      <dl>
        {classes.map((name) => (
          <div key={name} className="mt-2">
            <dt>
              <ConsentBox purpose={isAsked(name) ? name : null}>
                <b>{tPolicy(`classes.${name}`)}</b> ({t(isAsked(name) ? 'asked' : 'always')})
              </ConsentBox>
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
      <button
        type="button"
        className={buttonClasses('outlined', 'consent-own mt-2')}
        data-consent={TICKED}
      >
        {t('save')}
      </button>
    </>
  )
}
