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

/** A page ends before a wall of first pages, from one edge of the screen to the other; the words stand at its dark side. */
export const WallClosing = ({ headingId = 'closing', title, text, action, locale }: Props) => (
  <section aria-labelledby={headingId} className="on-ink closing-wall">
    <StillLife name="wall" locale={locale} />
    <div className="container-page">
      <h2 id={headingId} className="text-display tracking-tight">
        {title}
      </h2>
      {text ? <p className="mt-4 text-lead">{text}</p> : null}
      <div className="mt-8">{action}</div>
    </div>
  </section>
)
