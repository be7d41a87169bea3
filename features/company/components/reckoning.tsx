import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { Icon } from '#components/ui/icon.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'

const SIDES = [
  { side: 'counted', icon: 'plus', entries: ['purchase', 'premium', 'once'] },
  { side: 'uncounted', icon: 'minus', entries: ['accounts', 'previews', 'gestures'] },
] as const

/** How the trees are counted, as an account with two sides, and where the number comes from. */
export const Reckoning = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'sustainability.count' })
  return (
    <section aria-labelledby="count" className="border-t border-line bg-sheet py-section">
      <div className="container-page">
        <SectionHeading id="count" title={t('title')} lead={t('lead')} />
        <div className="t-account">
          {SIDES.map(({ side, icon, entries }) => (
            <div key={side}>
              <h3>
                <Icon name={icon} />
                {t(`${side}.title`)}
              </h3>
              <ul>
                {entries.map((entry) => (
                  <li key={entry}>{t(`entries.${entry}`, claims)}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <p className="voucher">
          <strong>{t('source.title')}</strong>
          {t('source.text', claims)}
        </p>
      </div>
    </section>
  )
}
