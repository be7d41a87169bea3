import { getTranslations } from 'next-intl/server'
import { buttonClasses, type ButtonKind } from '#components/ui/button-classes.ts'
import { SiteLink } from '#components/ui/site-link.tsx'
import { handOffUrl } from '#features/destination/hand-off-url.ts'
import { PLACES } from '#features/destination/web-app-places.ts'
import { API_PATHS } from '#lib/config/api-paths.ts'
import type { Locale } from '#lib/config/locales.ts'
import { PLAN_NAMES } from '#lib/config/plans.ts'
import { publicPath } from '#lib/i18n/public-path.ts'
import { choicesOf, type ShownPlan } from '../shown-plan.ts'
import { priceWords } from './price-words.ts'

type Props = {
  plan: ShownPlan
  locale: Locale
  /** Public path of the page that it stands on. */
  offer: string
  kind: ButtonKind
  /** Far from the price, the button says it. */
  saysPrice?: boolean
}

/** The number of people that the plan is for, where the buyer chooses. */
const Seats = async ({ plan, locale }: Pick<Props, 'plan' | 'locale'>) => {
  const t = await getTranslations({ locale, namespace: 'plans.form' })
  return (
    <label className="plan-seats">
      {t('seats')}
      <select name="seats" autoComplete="off">
        {choicesOf(plan).map((people) => (
          <option key={people} value={people}>
            {t('seatsOption', { people })}
          </option>
        ))}
      </select>
    </label>
  )
}

/**
 * Chooses a plan: a form that posts by itself, and names no price, since that is the server's (S2 §3). In its place whoever has a
 * licence is led to the change of plan in Billing. A plan whose price is to be asked for leads to a person.
 */
export const PlanAction = async ({ plan, locale, offer, kind, saysPrice = false }: Props) => {
  const t = await getTranslations({ locale, namespace: 'plans' })
  const { id, price, isPricedBySeat } = plan
  if (!price) {
    return (
      <SiteLink to="contact" locale={locale} className={buttonClasses(kind)}>
        {t('price.ask')}
      </SiteLink>
    )
  }
  const { monthly, month } = await priceWords({ plan, price, locale })
  const entryPoint = publicPath({ locale, path: offer })
  const words = { plan: PLAN_NAMES[id], monthly, month }
  // How many people it is for is chosen beside the price.
  if (isPricedBySeat && saysPrice) {
    return (
      <a href="#plans" className={buttonClasses(kind)}>
        {t('form.chooseAt', words)}
      </a>
    )
  }
  return (
    <form method="post" action={API_PATHS.quote} className="plan-form">
      <input type="hidden" name="language" value={locale} />
      <input type="hidden" name="plan" value={id} />
      <input type="hidden" name="offer" value={offer} />
      {isPricedBySeat ? <Seats plan={plan} locale={locale} /> : null}
      <div className="plan-choice">
        <button type="submit" className={buttonClasses(kind)}>
          {t(saysPrice ? 'form.chooseAt' : 'form.choose', words)}
        </button>
        <a
          href={handOffUrl({ locale, entryPoint, destination: { url: PLACES.plan } })}
          className={buttonClasses(kind, 'plan-change')}
        >
          {t('form.change')}
        </a>
      </div>
    </form>
  )
}
