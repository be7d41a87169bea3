import { getTranslations } from 'next-intl/server'
import { Tree } from '#components/pictures/tree.tsx'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SiteLink } from '#components/ui/site-link.tsx'

/** The ledger's next line, which is still empty: the action stands where the outline of a tree is dashed. */
export const NextLine = async ({ locale }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'sustainability.closing' })
  return (
    <section aria-labelledby="closing" className="bg-desk py-section">
      <div className="container-page">
        <div className="next-line">
          <h2 id="closing" className="text-display tracking-tight">
            {t('title')}
          </h2>
          <p className="mt-3 text-lead text-ink-soft">{t('text')}</p>
          <p className="next-line-entry">
            <Tree shape="conifer" />
            <SiteLink to="library" locale={locale} className={buttonClasses('primary')}>
              {t('action')}
            </SiteLink>
            <SiteLink to="newsTrees" locale={locale} className={buttonClasses('text')}>
              {t('story')}
            </SiteLink>
          </p>
        </div>
      </div>
    </section>
  )
}
