import { getTranslations } from 'next-intl/server'
import type { SectionProps } from '#components/sections/section-props.ts'
import { SignatureClosing } from '#components/sections/signature-closing.tsx'

/** The action once more, at the end of the home page. */
export const HomeClosing = async ({ locale, claims, signUp }: SectionProps) => {
  const t = await getTranslations({ locale, namespace: 'home' })
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
