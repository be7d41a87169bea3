import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { marker } from '#components/ui/marker.tsx'
import { letterId, LETTERS } from '../../letters.ts'

/** What the letters are, said first, beside an index of them by trade and document. */
export const LettersHero = async ({ locale, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'testimonials' })
  return (
    <section className="container-page letters-hero">
      <div>
        <p className="font-medium text-ink-soft">{t('hero.kicker')}</p>
        <h1 className="mt-4 text-hero tracking-tight">{t.rich('hero.title', { mark: marker })}</h1>
        <p className="mt-6 max-w-read text-lead text-ink-soft">{t('hero.lead')}</p>
        <div className="mt-8">
          {signUp({ className: buttonClasses('primary'), children: t('action') })}
        </div>
      </div>
      <nav aria-label={t('index')} className="letters-index">
        <p aria-hidden="true">{t('index')}</p>
        <ul>
          {LETTERS.map(({ name }) => (
            <li key={name}>
              <a href={`#${letterId(name)}`}>
                <strong>{t(`letters.${name}.trade`)}</strong> {t(`letters.${name}.document`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}
