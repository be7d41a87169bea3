import { getTranslations } from 'next-intl/server'
import { CheckList } from '#components/ui/check-list.tsx'
import { pageLink } from '#components/ui/page-link.tsx'
import { takesRealMoney } from '#lib/config/env-public.ts'
import type { Locale } from '#lib/config/locales.ts'
import { SETTLED_COUNTRIES } from '#lib/config/settled-countries.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { PLAN_NOTICES } from '../pricing-page.ts'
import type { PlansPage } from './plans-page.ts'

/** Says why a choice came back: only the words that the address names are shown, with script and without. */
export const CameBack = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'plans.notices' })
  return keysOf(PLAN_NOTICES).map((notice) => (
    <p key={notice} id={PLAN_NOTICES[notice]} tabIndex={-1} className="field-hint form-notice">
      {t.rich(notice, { contact: pageLink('contact', locale) })}
    </p>
  ))
}

/** The languages that the owner's welcome of a country is written in (S2 §3 "Localization record"). */
const WELCOMES: readonly Locale[] = ['en', 'fr']

/** One part of the line; script puts the words in. */
const Part = ({ name }: { name: 'country' | 'tax' | 'welcome' }) => <span data-part={name} />

/** The visitor's country with its flag, its tax and the owner's welcome: the page is the same for all, so script fills it in. */
const PlansPlace = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'plans.place' })
  return (
    <p
      className="plans-place"
      data-plans-place={t('country', { country: '{country}' })}
      data-tax={t('tax')}
    >
      <span>
        {/* oxlint-disable-next-line nextjs/no-img-element -- a flag of some stripes, in the answer itself */}
        <img src="data:," alt="" width="18" height="12" hidden />
        <Part name="country" />
      </span>
      {WELCOMES.includes(locale) ? <Part name="welcome" /> : null}
      <Part name="tax" />
    </p>
  )
}

/** For visitors from where nothing is sold for real money: script shows it before they choose, not the checkout at its end. */
const PlansUnserved = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'plans.place' })
  return (
    <p className="max-w-read" data-plans-served={Object.keys(SETTLED_COUNTRIES).join(' ')} hidden>
      {t.rich('unserved', { contact: pageLink('contact', locale) })}
    </p>
  )
}

const SURE = ['total', 'cards', 'cancel'] as const

/** The assurances for a buyer. */
export const PlansNotes = async ({ locale }: PlansPage) => {
  const t = await getTranslations({ locale, namespace: 'plans' })
  return (
    <div className="plans-notes">
      <CheckList items={SURE.map((name) => t(`plans.sure.${name}`))} className="plans-sure">
        <span>{t.rich('plans.sure.withdraw', { withdrawal: pageLink('withdrawal', locale) })}</span>
      </CheckList>
      <PlansPlace locale={locale} />
      {takesRealMoney() ? <PlansUnserved locale={locale} /> : null}
    </div>
  )
}
