import { getTranslations } from 'next-intl/server'
import { SheetStack } from '#components/documents/sheet-stack.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { CheckList } from '#components/ui/check-list.tsx'
import { marker } from '#components/ui/marker.tsx'
import { PLACES } from '#features/destination/web-app-places.ts'
import { PLAN_SECTIONS } from '../../plan-figures.ts'
import { ContentsPage } from './pages/contents-page.tsx'

/** The promise of the kit beside a bound plan, its sections as tabs at the edge. */
export const PlanHero = async ({ locale, claims, documents, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'businessPlan' })
  return (
    <section className="container-page hero">
      <div>
        <p className="font-medium text-ink-soft">{t('hero.kicker')}</p>
        <h1 className="mt-4 text-hero tracking-tight">{t.rich('hero.title', { mark: marker })}</h1>
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
