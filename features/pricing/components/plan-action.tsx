import { getTranslations } from 'next-intl/server'
import { buttonClasses, type ButtonKind } from '#components/ui/button-classes.ts'
import { SiteLink } from '#components/ui/site-link.tsx'
import { API_PATHS } from '#lib/config/api-paths.ts'
import type { Locale } from '#lib/config/locales.ts'
import { formatMoney } from '#lib/i18n/format-money.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { PLAN_NAMES } from '../plan-names.ts'
import type { Price } from '../price.ts'
import type { ShownPlan } from '../shown-plan.ts'

type Props = {
  plan: ShownPlan
  locale: Locale
  /** Public path of the page that it stands on. */
  offer: string
  kind: ButtonKind
  /** Whether a plan beside it asks how many people: then a plan of fixed size says its own in the same place. */
  saysSeats?: boolean
}

type SeatProps = Pick<Props, 'locale'> & { plan: ShownPlan; price: Price }

/** How many people the plan is for; each number that the buyer may choose with what a year of it costs. */
const Seats = async ({ plan, price, locale }: SeatProps) => {
  const t = await getTranslations({ locale, namespace: 'plans' })
  const { least, most } = plan.seats
  if (!plan.isPricedBySeat) {
    const people = `${numberFormat(locale).format(most)} ${t('plans.people', { count: most })}`
    return (
      <p className="plan-seats">
        {t('form.seats')} <span>{people}</span>
      </p>
    )
  }
  const choices = Array.from({ length: most - least + 1 }, (_none, index) => least + index)
  return (
    <label className="plan-seats">
      {t('form.seats')}
      <select name="seats" autoComplete="off">
        {choices.map((seats) => (
          <option key={seats} value={seats}>
            {t('form.seatsOption', {
              people: seats,
              yearly: formatMoney(
                { amount: price.yearly * seats, currency: price.currency },
                locale,
              ),
            })}
          </option>
        ))}
      </select>
    </label>
  )
}

/**
 * Chooses a plan: a form that posts by itself, and names no price, since that is the server's (S2 §3). A plan whose price is to
 * be asked for leads to a person.
 */
export const PlanAction = async ({ plan, locale, offer, kind, saysSeats = false }: Props) => {
  const t = await getTranslations({ locale, namespace: 'plans' })
  if (!plan.price) {
    return (
      <SiteLink to="contact" locale={locale} className={buttonClasses(kind)}>
        {t('price.ask')}
      </SiteLink>
    )
  }
  return (
    <form method="post" action={API_PATHS.quote} className="plan-form">
      <input type="hidden" name="language" value={locale} />
      <input type="hidden" name="plan" value={plan.id} />
      <input type="hidden" name="offer" value={offer} />
      {plan.isPricedBySeat || saysSeats ? (
        <Seats plan={plan} price={plan.price} locale={locale} />
      ) : null}
      <button type="submit" className={buttonClasses(kind)}>
        {t('form.choose', { plan: PLAN_NAMES[plan.id] })}
      </button>
    </form>
  )
}
