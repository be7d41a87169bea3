import { getTranslations } from 'next-intl/server'
import { SignatureClosing } from '#components/sections/signature-closing.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import type { SectionProps } from '../section-props.ts'

/** The action once more, for a visitor whom an affiliate sent. */
export const VisitorClosing = async ({ locale, claims, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'start.visitor' })
  return (
    <SignatureClosing
      title={t('closing.title')}
      text={t('closing.text', claims)}
      tab={t('closing.tab')}
    >
      {signUp({ className: buttonClasses('primary'), children: t('action') })}
    </SignatureClosing>
  )
}
