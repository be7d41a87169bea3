import { getTranslations } from 'next-intl/server'
import type { Locale } from '#lib/config/locales.ts'
import { SYSTEMS } from '../reasons.ts'

const STEPS = ['a', 'b', 'c'] as const

type Props = { locale: Locale }

/** How the app is removed, on one sheet for each system. */
export const UninstallSteps = async ({ locale }: Props) => {
  const t = await getTranslations({ locale, namespace: 'uninstall.steps' })
  return (
    <section aria-labelledby="removal-steps">
      <h2 id="removal-steps" className="text-title">
        {t('title')}
      </h2>
      {SYSTEMS.map((system) => (
        <div key={system} className="removal-card">
          <h3 className="font-semibold" translate="no">
            {t(`${system}.title`)}
          </h3>
          <ol>
            {STEPS.map((step) => (
              <li key={step}>{t(`${system}.items.${step}`)}</li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}
