import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SignatureClosing } from '#components/sections/signature-closing.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { marker } from '#components/ui/marker.tsx'
import { letterId, LETTERS } from '#features/products/letters.ts'
import { LetterDesk } from './letter-desk.tsx'

/** What the letters are, said first, beside an index of them by trade and document. */
const LettersHero = async ({ locale, signUp }: SectionProps) => {
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

const ITEMS = ['businesses', 'countries', 'lawFirms'] as const

/** What is counted and needs no letter, all from the claims file. */
const LettersProof = async ({ locale, claims }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'testimonials.proof' })
  return (
    <section aria-label={t('title')} className="border-y border-line bg-sheet">
      <ul className="container-page ledger">
        {ITEMS.map((item) => (
          <li key={item}>
            <strong>{t(`${item}.figure`, claims)}</strong>
            <span className="text-small text-ink-soft">{t(`${item}.text`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Letters by trade, each marked for what it is, and what can be counted instead of told (S2 §2.2). */
export const LettersView = async (props: SectionProps) => {
  const { locale, claims, signUp } = props
  const t = await getTranslations({ locale, namespace: 'testimonials' })
  return (
    <>
      <LettersHero {...props} />
      <LettersProof {...props} />
      <LetterDesk {...props} />
      <SignatureClosing
        title={t('closing.title')}
        text={t('closing.text', claims)}
        tab={t('closing.tab')}
        action={t('action')}
        signUp={signUp}
      />
    </>
  )
}
