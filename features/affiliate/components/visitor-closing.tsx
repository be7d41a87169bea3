import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SignatureClosing } from '#components/sections/signature-closing.tsx'

/** The action once more, for a visitor whom an affiliate sent. */
export const VisitorClosing = async ({ locale, claims, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'start.visitor' })
  return (
    <SignatureClosing
      title={t('closing.title')}
      text={t('closing.text', claims)}
      tab={t('closing.tab')}
      action={t('action')}
      signUp={signUp}
    />
  )
}
