import { getTranslations } from 'next-intl/server'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Dialog } from '#components/ui/dialog.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { SiteLink } from '#components/ui/site-link.tsx'
import type { Locale } from '#lib/config/locales.ts'
import type { PageRouteId } from '#lib/config/routes.ts'
import { dialogId, LEGAL_PART } from '../dialog-parts.ts'

type Props = {
  /** Page that is nothing but the text. */
  to: PageRouteId
  locale: Locale
  title: string
}

/** Filled by script before React comes, which leaves alone what it was told of as a text. */
const OPAQUE = { __html: '' }

/** A dialog with a legal text, which comes from its page once it is opened, so that page and dialog show one text (S2 §2.8). */
export const LegalDialog = async ({ to, locale, title }: Props) => {
  const t = await getTranslations({ locale, namespace: 'legal.dialog' })
  const id = dialogId(to)
  const titleId = `${id}-title`
  return (
    <Dialog id={id} labelledBy={titleId} isOpen={false}>
      <div className="card sheet-card" data-card="">
        <h2 id={titleId} className="text-title">
          {title}
        </h2>
        <button
          type="button"
          className={buttonClasses('text')}
          aria-label={t('close')}
          data-close=""
        >
          <Icon name="cross" />
        </button>
        <section
          {...{ [LEGAL_PART]: 'text' }}
          aria-labelledby={titleId}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, which takes the focus of a keyboard
          tabIndex={0}
          className="legal-text"
          suppressHydrationWarning
          // oxlint-disable-next-line react/no-danger -- nothing is put in here: see above
          dangerouslySetInnerHTML={OPAQUE}
        />
        <output {...{ [LEGAL_PART]: 'loading' }} hidden suppressHydrationWarning>
          {t('loading')}
        </output>
        <p {...{ [LEGAL_PART]: 'failed' }} role="alert" hidden suppressHydrationWarning>
          {t('failed')}{' '}
          <SiteLink to={to} locale={locale} className="link">
            {t('read')}
          </SiteLink>
        </p>
      </div>
    </Dialog>
  )
}
