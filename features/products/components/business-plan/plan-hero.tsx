import { getTranslations } from 'next-intl/server'
import { FillIn } from '#components/documents/fill-in.tsx'
import { SheetFrame } from '#components/documents/sheet-frame.tsx'
import { SheetStack } from '#components/documents/sheet-stack.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { CheckList } from '#components/ui/check-list.tsx'
import { marker } from '#components/ui/marker.tsx'
import { PLACES } from '#features/destination/web-app-places.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { DocumentWords } from '#lib/i18n/document-words.ts'
import { PLAN_SECTIONS, FIRST_PAGES } from '../../plan-figures.ts'
import { SalesChart } from './pages/sales-chart.tsx'

type Props = { locale: Locale; words: DocumentWords['plan'] }

/** The page in front of the drawn plan: what it is about in a sentence, where each section begins, and its chart (S2 §2.2). */
const ContentsPage = async ({ locale, words }: Props) => {
  const t = await getTranslations({ locale, namespace: 'businessPlan.growth.sections' })
  return (
    <SheetFrame title={words.title} note={<FillIn text={words.note} />}>
      {words.clauses.map(({ name, text }) => (
        <p key={name}>
          <FillIn text={text} />
        </p>
      ))}
      <table>
        <tbody>
          {PLAN_SECTIONS.map((section) => (
            <tr key={section}>
              <td>{t(`${section}.name`)}</td>
              <td>{FIRST_PAGES[section]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SalesChart locale={locale} />
    </SheetFrame>
  )
}

/** The promise of the kit beside a bound plan, its sections as tabs at the edge. */
export const PlanHero = async ({ locale, claims, documents, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'businessPlan' })
  return (
    <section className="container-page beside hero">
      <div>
        <p className="font-medium text-ink-soft">{t('hero.kicker')}</p>
        <h1 className="mt-4 text-hero tracking-tight text-wrap">
          {t.rich('hero.title', { mark: marker })}
        </h1>
        <p className="mt-6 max-w-read text-lead text-ink-soft">{t('hero.lead', claims)}</p>
        <div className="mt-8">
          {signUp({
            className: buttonClasses('primary'),
            children: t('action'),
            destination: { url: PLACES.kit },
          })}
        </div>
        <CheckList
          items={[t('hero.points.card'), t('hero.points.formats')]}
          className="mt-5 flex flex-wrap gap-x-6 text-small text-ink-soft"
        />
      </div>
      <div className="plan-binder" aria-hidden="true">
        <SheetStack>
          <ContentsPage locale={locale} words={documents.plan} />
        </SheetStack>
        <ol>
          {PLAN_SECTIONS.map((name) => (
            <li key={name}>{t(`growth.sections.${name}.name`)}</li>
          ))}
        </ol>
      </div>
    </section>
  )
}
