import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SignatureClosing } from '#components/sections/signature-closing.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Icon } from '#components/ui/icon.tsx'
import { marker } from '#components/ui/marker.tsx'
import { PlansLink } from '#components/ui/plans-link.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { OVERLAY_VIDEOS, videoPath } from '#lib/config/videos.ts'
import { numberFormat, withMinus } from '#lib/i18n/number-format.ts'
import { sum } from '#lib/util/sum.ts'
import { BUDGET, drawnMoney, INCOME, VAN } from '../../budget-figures.ts'
import { PriceTag } from '../price-tag.tsx'
import { BudgetScreen } from './budget-screen.tsx'

/** The users of the drawn month, in the order of the page. */
export const USES = ['cafe', 'plumber', 'agency'] as const

type Use = (typeof USES)[number]
type Figure = readonly [name: string, value: string]

/** Two figures and what follows from them; what is computed is never typed. */
const figuresOf = async (locale: Locale): Promise<Readonly<Record<Use, readonly Figure[]>>> => {
  const t = await getTranslations({ locale, namespace: 'budgeto.uses' })
  const month = await getTranslations({ locale, namespace: 'budgetScreen' })
  const format = drawnMoney(locale)
  // A minus as it is set, which no language of ours writes by itself.
  const money = (amount: number) => withMinus(format.format(amount))
  const { planned, spent } = BUDGET.energy
  const income = sum(Object.values(INCOME))
  const costs = sum(Object.values(BUDGET).map((account) => account.spent))
  return {
    cafe: [
      [month('planned'), money(planned)],
      [month('spent'), money(spent)],
      [t('cafe.result'), money(planned - spent)],
    ],
    plumber: [
      [t('plumber.week'), money(VAN.week)],
      [t('plumber.hours'), numberFormat(locale).format(VAN.hours)],
      [t('plumber.result'), money(VAN.week / VAN.hours)],
    ],
    agency: [
      [month('totals.income'), money(income)],
      [month('totals.spent'), money(costs)],
      [month('totals.left'), money(income - costs)],
    ],
  }
}

/** The figures that one of the three looks at, as a strip of the screen; for the eye alone (S2 §2.2). */
export const BudgetUse = async ({ name, locale }: { name: Use; locale: Locale }) => {
  const figures = await figuresOf(locale)
  return (
    <div className="leaf budget-strip" aria-hidden="true">
      {figures[name].map(([label, value]) => (
        <span key={label}>
          {label} <b>{value}</b>
        </span>
      ))}
    </div>
  )
}

const BudgetoCost = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'budgeto.price' })
  return (
    <section aria-labelledby="cost" className="container-page cost-page pb-section">
      <PriceTag locale={locale} />
      <div>
        <SectionHeading id="cost" title={t('title')} lead={t('lead')} />
        <PlansLink locale={locale} className={buttonClasses('outlined', 'mt-6')} />
      </div>
    </section>
  )
}

/** The budgeting app: one large true screen, three people who use it, its film and what it costs (S2 §2.2, §2.4). */
export const BudgetoView = async ({ locale, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'budgeto' })
  return (
    <>
      <section className="container-page py-section">
        <div className="beside product-opening mb-12">
          <h1 className="long-title text-hero tracking-tight text-wrap">
            {t.rich('hero.title', { mark: marker })}
          </h1>
          <div>
            <p className="text-lead text-ink-soft">{t('hero.lead')}</p>
            <div className="mt-6 flex flex-wrap gap-3">
              {signUp({ className: buttonClasses('primary'), children: t('action') })}
              <a
                href={videoPath(OVERLAY_VIDEOS.budgeting, locale)}
                className={buttonClasses('outlined')}
                data-video="budgeting"
              >
                <Icon name="play" />
                {t('film')}
              </a>
            </div>
          </div>
        </div>
        <BudgetScreen locale={locale} />
      </section>
      <section aria-labelledby="uses" className="container-page pb-section">
        <SectionHeading id="uses" title={t('uses.title')} />
        <ul className="budget-uses">
          {USES.map((name) => (
            <li key={name}>
              <h3 className="text-title">{t(`uses.${name}.who`)}</h3>
              <p className="text-ink-soft">{t(`uses.${name}.text`)}</p>
              <BudgetUse name={name} locale={locale} />
            </li>
          ))}
        </ul>
      </section>
      <BudgetoCost locale={locale} />
      <SignatureClosing
        title={t('closing.title')}
        text={t('closing.text')}
        tab={t('closing.tab')}
        action={t('action')}
        signUp={signUp}
      />
    </>
  )
}
