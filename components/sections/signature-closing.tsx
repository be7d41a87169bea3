import type { ReactNode } from 'react'
import type { SignUpSlot } from '../layout/sign-up-slot.ts'
import { buttonClasses } from '../ui/button-classes.ts'

type Props = {
  title: string
  text: string
  /** On the tab that points at the line. */
  tab: string
  /** On the line for the signature. */
  action: string
  signUp: SignUpSlot
  /** What it costs, under the action. */
  price?: ReactNode
}

/** The last page: everything is written, the action stands on the line for the signature. */
export const SignatureClosing = ({ title, text, tab, action, signUp, price }: Props) => (
  <section aria-labelledby="closing" className="overflow-clip bg-desk">
    <div className="container-page pt-section">
      <div className="leaf lifted last-page">
        <h2 id="closing" className="text-display tracking-tight">
          {title}
        </h2>
        <p className="mt-3 text-lead text-ink-soft">{text}</p>
        <div className="signature-line">
          {signUp({ className: buttonClasses('primary'), children: action })}
          <span className="flag-room" aria-hidden="true">
            <span className="flag">{tab}</span>
          </span>
        </div>
        {price}
      </div>
    </div>
  </section>
)
