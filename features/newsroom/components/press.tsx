import { getTranslations } from 'next-intl/server'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { SiteLink } from '#components/ui/site-link.tsx'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { Claims } from '#lib/i18n/claims.ts'

const FACTS = ['name', 'company', 'since', 'offer', 'use', 'languages'] as const

/** For whoever writes about the company: its facts on an index card, to be copied, and whom to ask. */
export const Press = async ({ locale, claims }: { locale: Locale; claims: Claims }) => {
  const t = await getTranslations({ locale, namespace: 'newsroom.press' })
  return (
    <section aria-labelledby="press" className="bg-desk py-section">
      <div className="container-page press">
        <div>
          <h2 id="press" className="text-display tracking-tight">
            {t('title')}
          </h2>
          <p className="mt-4 text-lead text-ink-soft">{t('text')}</p>
          <p className="mt-8">
            <SiteLink to="contact" locale={locale} className={buttonClasses('primary')}>
              {t('action')}
            </SiteLink>
          </p>
        </div>
        <dl>
          {FACTS.map((fact) => (
            <div key={fact}>
              <dt>{t(`facts.${fact}.term`)}</dt>
              <dd>
                {t(`facts.${fact}.text`, { ...claims, brand: BRAND.name, owner: BRAND.legalName })}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
