import { getTranslations } from 'next-intl/server'
import { ProofStrip } from '#components/sections/proof-strip.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SignatureClosing } from '#components/sections/signature-closing.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { marker } from '#components/ui/marker.tsx'
import { PriceLine } from '#components/ui/price-line.tsx'
import { CLAUSES } from '#lib/config/clauses.ts'
import { loadClauseWords } from '#lib/i18n/clause-words.ts'
import { ClauseDesk, clauseId } from './clause-desk.tsx'

/** The purpose of the clauses, beside an index of them by trade and document. */
const ClausesHero = async ({ locale, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'testimonials' })
  const clauses = await loadClauseWords(locale)
  return (
    <section className="container-page beside clauses-hero">
      <div>
        <p className="font-medium text-ink-soft">{t('hero.kicker')}</p>
        <h1 className="mt-4 long-title text-hero tracking-tight">
          {t.rich('hero.title', { mark: marker })}
        </h1>
        <p className="mt-6 max-w-read text-lead text-ink-soft">{t('hero.lead')}</p>
        <div className="mt-8">
          {signUp({ className: buttonClasses('primary'), children: t('action') })}
        </div>
      </div>
      <nav aria-label={t('index')} className="clauses-index">
        <p aria-hidden="true">{t('index')}</p>
        <ul>
          {CLAUSES.map((name) => (
            <li key={name}>
              <a href={`#${clauseId(name)}`}>
                <strong>{clauses[name].trade}</strong> {clauses[name].document}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}

const ITEMS = ['businesses', 'countries', 'lawFirms'] as const

const ClausesProof = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'testimonials.proof' })
  return (
    <ProofStrip
      locale={locale}
      claims={claims}
      label={t('title')}
      figures={ITEMS.map((item) => ({
        figure: t(`${item}.figure`, claims),
        text: t(`${item}.text`),
      }))}
    />
  )
}

/** Clauses that settle a dispute beforehand, by trade, and what can be counted (S2 §2.2). */
export const ClausesView = async (props: SectionProps) => {
  const { locale, claims, signUp } = props
  const t = await getTranslations({ locale, namespace: 'testimonials' })
  return (
    <>
      <ClausesHero {...props} />
      <ClausesProof {...props} />
      <ClauseDesk {...props} />
      <SignatureClosing
        title={t('closing.title')}
        text={t('closing.text', claims)}
        tab={t('closing.tab')}
        action={t('action')}
        signUp={signUp}
        price={<PriceLine locale={locale} />}
      />
    </>
  )
}
