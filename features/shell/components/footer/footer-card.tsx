import type { ReactNode } from 'react'

type Props = { title: string; isWide?: boolean; children: ReactNode }

/** A divider of the filing index: a tab with its name, and what stands behind it (S2 §2.7). */
export const FooterCard = ({ title, isWide = false, children }: Props) => (
  <div className={isWide ? 'footer-card footer-card-wide' : 'footer-card'}>
    <h2>{title}</h2>
    <div>{children}</div>
  </div>
)
