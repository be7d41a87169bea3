import type { ReactNode } from 'react'

type Props = {
  kicker: string
  title: ReactNode
  lead: string
  /** What stands beside the sheet, below the words. */
  aside: ReactNode
  children: ReactNode
}

/** The head of both pages: what may be done here, the sheet to fill in, and where else to turn. */
export const LeavingDesk = ({ kicker, title, lead, aside, children }: Props) => (
  <section className="contact-desk">
    <div className="container-page">
      <div className="contact-words">
        <p className="font-medium text-ink-soft">{kicker}</p>
        <h1 className="mt-4 text-display tracking-tight">{title}</h1>
        <p className="mt-4 max-w-read text-lead text-ink-soft">{lead}</p>
      </div>
      {children}
      <section className="contact-ways" aria-labelledby="leaving-aside">
        {aside}
      </section>
    </div>
  </section>
)
