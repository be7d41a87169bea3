import { getTranslations } from 'next-intl/server'
import type { DialogPageId } from '#components/ui/legal-dialog-link.tsx'
import { SheetDialog } from '#components/ui/sheet-dialog.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import type { Locale } from '#lib/config/locales.ts'
import { legalDialogId, LEGAL_PART } from '../dialog-parts.ts'

type Props = {
  /** Page that is nothing but the text. */
  to: DialogPageId
  locale: Locale
  title: string
}

/** A dialog with a legal text, which comes from its page once it is opened, so that page and dialog show one text (S2 §2.8). */
export const LegalDialog = async ({ to, locale, title }: Props) => {
  const t = await getTranslations({ locale, namespace: 'legal.dialog' })
  const id = legalDialogId(to)
  return (
    <SheetDialog id={id} title={title} close={t('close')}>
      {/* Page script fills it: React sees a text in it, which may differ, and leaves its nodes alone. */}
      <section
        {...{ [LEGAL_PART]: 'text' }}
        aria-labelledby={`${id}-title`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, which takes the focus of a keyboard
        tabIndex={0}
        className="legal-text"
      >
        {''}
      </section>
      <output {...{ [LEGAL_PART]: 'loading' }} hidden>
        {t('loading')}
      </output>
      <p {...{ [LEGAL_PART]: 'failed' }} role="alert" hidden>
        {t('failed')}{' '}
        <SiteLink to={to} locale={locale} className="link">
          {t('read')}
        </SiteLink>
      </p>
    </SheetDialog>
  )
}
