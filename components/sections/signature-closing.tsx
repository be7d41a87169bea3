import type { ReactNode } from 'react'

type Props = {
  title: string
  text: string
  /** On the tab that points at the line. */
  tab: string
  /** The action, on the line for the signature. */
  children: ReactNode
}

/** The last page: everything is written, the action stands on the line for the signature. */
export const SignatureClosing = ({ title, text, tab, children }: Props) => (
  <section aria-labelledby="closing" className="overflow-clip bg-desk">
    <div className="container-page pt-section">
      <div className="last-page">
        <h2 id="closing" className="text-display tracking-tight">
          {title}
        </h2>
        <p className="mt-3 text-lead text-ink-soft">{text}</p>
        <div className="signature-line">
          {children}
          <span className="flag" aria-hidden="true">
            {tab}
          </span>
        </div>
      </div>
    </div>
  </section>
)
