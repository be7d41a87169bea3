import { getTranslations } from 'next-intl/server'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { SignatureClosing } from '#components/sections/signature-closing.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { BUY_FORM } from './buy-form.tsx'

const toForm: SignUpSlot = ({ className, children }) => (
  <a href={`#${BUY_FORM}`} className={className}>
    {children}
  </a>
)

/** The end of the page that sells Basic: its line to sign on leads up to the form, which knows a partner's link (S2 §2.2). */
export const BuyClosing = async ({ locale }: { locale: Locale }) => {
  const t = await getTranslations({ locale, namespace: 'budgetoBuy' })
  return (
    <SignatureClosing
      title={t('closing.title')}
      text={t('closing.text')}
      tab={t('closing.tab')}
      action={t('sheet.action')}
      signUp={toForm}
    />
  )
}
