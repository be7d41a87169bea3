import { getTranslations } from 'next-intl/server'
import { SiteLink } from '#components/ui/site-link.tsx'
import type { SectionProps } from './section-props.ts'

type Figure = { figure: string; text: string }

/** Figures whose source the owner has still to give (S2 §1): in small print. */
export const FigureList = ({ figures }: { figures: readonly Figure[] }) => (
  <ul className="container-page flex flex-wrap gap-x-6 py-4 text-small text-ink-soft">
    {figures.map(({ figure, text }) => (
      <li key={text}>
        <strong>{figure}</strong> {text}
      </li>
    ))}
  </ul>
)

/** What a visitor can check, each behind the page that shows it. */
const CHECKS = {
  document: 'document/non-disclosure',
  leave: 'cancelSubscription',
  company: 'about',
} as const

type Props = Pick<SectionProps, 'locale' | 'claims'> & {
  label: string
  figures: readonly Figure[]
}

/** A ruled strip: large what anybody can check on this site, small what can only be believed. */
export const ProofStrip = async ({ locale, claims, label, figures }: Props) => {
  const t = await getTranslations({ locale, namespace: 'proof' })
  return (
    <section aria-label={label} className="border-y border-line bg-sheet">
      <ul className="container-page ledger">
        {(['document', 'leave', 'company'] as const).map((check) => (
          <li key={check}>
            <SiteLink to={CHECKS[check]} locale={locale} className="link">
              {t(`${check}.title`)}
            </SiteLink>
            <p className="text-small text-ink-soft">{t(`${check}.text`, claims)}</p>
          </li>
        ))}
      </ul>
      <FigureList figures={figures} />
    </section>
  )
}
