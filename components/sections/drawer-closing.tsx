import type { ReactNode } from 'react'
import type { Locale } from '#lib/config/locales.ts'
import { StillLife } from '../pictures/still-life.tsx'

type Props = {
  headingId?: string
  title: ReactNode
  text?: ReactNode
  /** The one action of the page, once more. */
  action: ReactNode
  locale: Locale
}

/** A page ends with an open drawer, its folders in the colours of the departments; the words stand on the label of its front. */
export const DrawerClosing = ({ headingId = 'closing', title, text, action, locale }: Props) => (
  <section aria-labelledby={headingId} className="closing-drawer">
    <StillLife name="cabinet" locale={locale} />
    <div className="container-page">
      <div className="beside-md drawer-label">
        <div>
          <h2 id={headingId} className="text-display tracking-tight">
            {title}
          </h2>
          {text ? <p className="mt-2 text-lead text-ink-soft">{text}</p> : null}
        </div>
        {action}
      </div>
    </div>
  </section>
)
