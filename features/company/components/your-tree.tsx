import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'

const POINTS = ['effort', 'report', 'climate'] as const

/** What the rule means for somebody who buys, beside a young tree with a label on it. */
export const YourTree = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'sustainability.buyer' })
  return (
    <section aria-labelledby="buyer" className="bg-mint">
      <div className="container-page your-tree">
        <div className="sapling" aria-hidden="true">
          <svg viewBox="0 0 240 300">
            <path className="sapling-stem" d="M120 296c-2-64 4-120 0-186" />
            <path className="sapling-ground" d="M0 300c52-22 188-22 240 0z" />
            <path
              className="sapling-leaf"
              d="M120 112c-34-8-46-40-38-78 32 8 48 38 38 78zM120 150c8-34 42-48 76-40-10 32-40 46-76 40zM120 196c-10-30-42-42-74-32 12 28 42 42 74 32z"
            />
            <path className="sapling-string" d="M119 226c16 4 30 8 42 16" />
          </svg>
          <span className="sapling-tag">{t('tag')}</span>
        </div>
        <div className="py-section">
          <h2 id="buyer" className="text-display tracking-tight">
            {t('title')}
          </h2>
          <dl>
            {POINTS.map((point) => (
              <div key={point}>
                <dt>{t(`points.${point}.title`)}</dt>
                <dd>{t(`points.${point}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  )
}
