import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SignatureClosing } from '#components/sections/signature-closing.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Icon } from '#components/ui/icon.tsx'
import { marker } from '#components/ui/marker.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { BASIC_PRICE } from '#lib/config/plans.ts'
import { OVERLAY_VIDEOS, VIDEOS } from '#lib/config/videos.ts'
import { numberFormat } from '#lib/i18n/number-format.ts'
import { BudgetScreen } from './budget-screen.tsx'

const USES = ['cafe', 'plumber', 'agency'] as const

/** The budgeting app: one large true screen, three people who use it, its film and what it costs (S2 §2.2, §2.4). */
export const BudgetoView = async ({ locale, claims, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'budgeto' })
  const plans = await getTranslations({ locale, namespace: 'plans' })
  const { currency, monthly, yearly } = BASIC_PRICE
  const money = numberFormat(locale, { style: 'currency', currency })
  const price = { monthly: money.format(monthly), yearly: money.format(yearly) }
  return (
    <>
      <section className="container-page py-section">
        <h1 className="max-w-176 text-hero tracking-tight">
          {t.rich('hero.title', { mark: marker })}
        </h1>
        <p className="mt-6 max-w-read text-lead text-ink-soft">{t('hero.lead')}</p>
        <div className="mt-8 mb-12 flex flex-wrap gap-3">
          {signUp({ className: buttonClasses('primary'), children: t('action') })}
          <a
            href={VIDEOS[OVERLAY_VIDEOS.budgeting].path}
            className={buttonClasses('outlined')}
            data-video="budgeting"
          >
            <Icon name="play" />
            {t('film')}
          </a>
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
            </li>
          ))}
        </ul>
        <p className="mt-10 max-w-read text-lead">
          {t('price', { ...claims, ...price })}{' '}
          <SiteLink to="plans" locale={locale} className="link">
            {plans('link')}
          </SiteLink>
        </p>
      </section>
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
