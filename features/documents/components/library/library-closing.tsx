import { getTranslations } from 'next-intl/server'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { DrawerClosing } from '#components/sections/drawer-closing.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { PriceLine } from '#components/ui/price-line.tsx'
import type { Locale } from '#lib/config/locales.ts'

type Props = { locale: Locale; signUp: SignUpSlot }

/** The drawer at the end: what one does with a title that has been found (S2 §2.6, §6). */
export const LibraryClosing = async ({ locale, signUp }: Props) => {
  const t = await getTranslations({ locale, namespace: 'library.closing' })
  return (
    <DrawerClosing
      title={t('title')}
      text={t('text')}
      action={
        <div>
          {signUp({ className: buttonClasses('primary'), children: t('action') })}
          <PriceLine locale={locale} />
        </div>
      }
      locale={locale}
    />
  )
}
