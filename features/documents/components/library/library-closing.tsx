import { getTranslations } from 'next-intl/server'
import type { SignUpSlot } from '#components/layout/sign-up-slot.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import type { Locale } from '#lib/config/locales.ts'

type Props = { locale: Locale; signUp: SignUpSlot }

/** The last card of the box: what one does with a title that has been found (S2 §2.6, §6). */
export const LibraryClosing = async ({ locale, signUp }: Props) => {
  const t = await getTranslations({ locale, namespace: 'library.closing' })
  return (
    <section aria-labelledby="closing" className="overflow-clip bg-desk">
      <div className="container-page pt-20">
        <div className="last-card">
          <div>
            <h2 id="closing" className="text-display tracking-tight">
              {t('title')}
            </h2>
            <p className="mt-2 text-lead text-ink-soft">{t('text')}</p>
          </div>
          {signUp({ className: buttonClasses('primary'), children: t('action') })}
        </div>
      </div>
    </section>
  )
}
