import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SignatureClosing } from '#components/sections/signature-closing.tsx'
import { LetterDesk } from './letter-desk.tsx'
import { LettersHero } from './letters-hero.tsx'
import { LettersProof } from './letters-proof.tsx'

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
