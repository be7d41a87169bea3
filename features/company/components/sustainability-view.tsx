import { getTranslations } from 'next-intl/server'
import { Tree } from '#components/pictures/tree.tsx'
import { QuestionSection } from '#components/sections/question-section.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { pageLink } from '#components/ui/page-link.tsx'
import { SectionHeading } from '#components/ui/section-heading.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import { TreeLedger } from './tree-ledger.tsx'

const POINTS = ['effort', 'report', 'climate'] as const

/** The rule for a buyer, beside a young tree with a label on it. */
const YourTree = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'sustainability.buyer' })
  return (
    <section aria-labelledby="buyer" className="bg-mint">
      <div className="container-page beside-md your-tree">
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

const SIDES = [
  { side: 'counted', entries: ['purchase', 'premium', 'once'] },
  { side: 'uncounted', entries: ['accounts', 'previews', 'gestures'] },
] as const

/** The count of trees, as an account with two sides: a tree for each entry, of the one that does not count its outline alone. */
const Reckoning = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'sustainability.count' })
  return (
    <section aria-labelledby="count" className="border-t border-line bg-sheet py-section">
      <div className="container-page">
        <SectionHeading id="count" title={t('title')} lead={t('lead')} />
        <div className="beside-md t-account">
          {SIDES.map(({ side, entries }) => (
            <div key={side}>
              <h3>{t(`${side}.title`)}</h3>
              <ul>
                {entries.map((entry) => (
                  <li key={entry}>
                    <Tree shape="conifer" />
                    {t(`entries.${entry}`, claims)}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

/** The ledger's next line, which is still empty: a tree that is not planted yet stands on it, as a dashed outline beside the action. */
const NextLine = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'sustainability.closing' })
  return (
    <section aria-labelledby="closing" className="bg-desk py-section">
      <div className="container-page">
        <div className="beside-md leaf lifted next-line">
          <div>
            <h2 id="closing" className="text-display tracking-tight">
              {t('title')}
            </h2>
            <p className="mt-3 text-lead text-ink-soft">{t('text')}</p>
            <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
              <SiteLink to="library" locale={locale} className={buttonClasses('primary')}>
                {t('action')}
              </SiteLink>
              <SiteLink to="newsTrees" locale={locale} className="link">
                {t('story')}
              </SiteLink>
            </p>
          </div>
          <Tree shape="conifer" />
        </div>
      </div>
    </section>
  )
}

const QUESTIONS = ['climate', 'paper', 'growth', 'where'] as const

/** The planted trees as a ledger: the count, how it is made, and what it means for a buyer (S2 §1, §4). */
export const SustainabilityView = async (props: SectionProps) => {
  const { locale, claims } = props
  const t = await getTranslations({ locale, namespace: 'sustainability.questions' })
  return (
    <>
      <TreeLedger {...props} />
      <Reckoning {...props} />
      <YourTree {...props} />
      <QuestionSection
        title={t('title')}
        questions={QUESTIONS.map((name) => ({
          name,
          question: t(`items.${name}.question`),
          answer: t.rich(`items.${name}.answer`, {
            ...claims,
            contact: pageLink('contact', locale),
          }),
        }))}
      />
      <NextLine {...props} />
    </>
  )
}
