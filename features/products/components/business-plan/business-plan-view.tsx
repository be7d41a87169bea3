import { getTranslations } from 'next-intl/server'
import { TradePortrait } from '#components/pictures/trade-portrait.tsx'
import { QuestionSection } from '#components/sections/question-section.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SignatureClosing } from '#components/sections/signature-closing.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { PlansLink } from '#components/ui/plans-link.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { PLACES } from '#features/destination/web-app-places.ts'
import { basicPriceAt } from '#lib/config/price-book.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { PlanGrowth } from './plan-growth.tsx'
import { PlanHero } from './plan-hero.tsx'

/** The price of the kit, before anybody has to ask. */
export const PlanPrice = async ({ locale, claims, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'businessPlan.price' })
  const { currency, monthly, yearly } = basicPriceAt()
  const money = numberFormat(locale, { style: 'currency', currency })
  return (
    <section aria-labelledby="price" className="on-ink bg-ink py-section text-sheet">
      <div className="container-page beside plan-price">
        <h2 id="price" className="text-display tracking-tight">
          {t('title')}
        </h2>
        <p className="figures">
          <strong>{money.format(monthly)}</strong> {t('month')}
        </p>
        <div>
          <p className="mb-6 text-lead">{t('text', { ...claims, yearly: money.format(yearly) })}</p>
          <div className="flex flex-wrap gap-x-6 gap-y-4">
            {signUp({
              className: buttonClasses('primary'),
              children: t('action'),
              destination: { url: PLACES.kit },
            })}
            <PlansLink locale={locale} className={buttonClasses('text')} />
          </div>
        </div>
      </div>
    </section>
  )
}

const CHAPTERS = {
  write: ['plan', 'onePage', 'trade', 'sections'],
  count: ['forecast', 'breakEven', 'startUp', 'funds'],
  think: ['canvas', 'mission', 'competitors', 'risks'],
  send: ['bank', 'investor', 'confidentiality', 'checklist'],
} as const

/** The contents of the kit, set like the contents page of a book. */
const PlanContents = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'businessPlan.contents' })
  return (
    <section aria-labelledby="contents" className="container-page py-section">
      <div className="leaf plan-contents">
        <div>
          <h2 id="contents" className="text-display tracking-tight">
            {t('title')}
          </h2>
          <p className="mt-4 text-ink-soft">{t('lead', claims)}</p>
        </div>
        <Chapter title={t('write.title')} rows={CHAPTERS.write.map((row) => t(`write.${row}`))} />
        <Chapter title={t('count.title')} rows={CHAPTERS.count.map((row) => t(`count.${row}`))} />
        <Chapter title={t('think.title')} rows={CHAPTERS.think.map((row) => t(`think.${row}`))} />
        <Chapter title={t('send.title')} rows={CHAPTERS.send.map((row) => t(`send.${row}`))} />
      </div>
    </section>
  )
}

const Chapter = ({ title, rows }: { title: string; rows: readonly string[] }) => (
  <div>
    <h3 className="text-title">{title}</h3>
    <ul>
      {rows.map((row) => (
        <li key={row}>{row}</li>
      ))}
    </ul>
  </div>
)

const OWNERS = ['baker', 'therapist', 'carpenter'] as const

/** Three owners, what each of them asks for, and the pages each begins with. */
const PlanOwners = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'businessPlan.owners' })
  return (
    <section aria-labelledby="owners" className="container-page pb-section">
      <SectionHeading id="owners" title={t('title')} className="max-w-176" />
      <ul className="plan-owners">
        {OWNERS.map((name) => (
          <li key={name}>
            <TradePortrait name={name} />
            <h3 className="text-title">{t(`${name}.who`)}</h3>
            <p>{t(`${name}.wish`)}</p>
            <p className="text-ink-soft">{t(`${name}.pages`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const QUESTIONS = ['start', 'numbers', 'trade', 'language', 'bank'] as const

/** The business plan kit: a plan that grows page by page, what the kit holds, and what it costs (S2 §2.2). */
export const BusinessPlanView = async (props: SectionProps) => {
  const { locale, signUp } = props
  const t = await getTranslations({ locale, namespace: 'businessPlan' })
  return (
    <>
      <PlanHero {...props} />
      <PlanGrowth {...props} />
      <PlanContents {...props} />
      <PlanOwners {...props} />
      <PlanPrice {...props} />
      <QuestionSection
        title={t('questions.title')}
        questions={QUESTIONS.map((name) => ({
          name,
          question: t(`questions.items.${name}.question`),
          answer: t(`questions.items.${name}.answer`),
        }))}
      />
      <SignatureClosing
        title={t('closing.title')}
        text={t('closing.text')}
        tab={t('closing.tab')}
        action={t('action')}
        signUp={(link) => signUp({ ...link, destination: { url: PLACES.kit } })}
      />
    </>
  )
}
