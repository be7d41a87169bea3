import type { ReactNode } from 'react'
import { Icon } from '#components/ui/icon.tsx'

type Props = {
  title: string
  isWide?: boolean
  /** Whether a telephone shows its tab alone until it is asked for what stands behind it. */
  isFolded?: boolean
  children: ReactNode
}

/** A divider of the filing index: a tab with its name, and what stands behind it (S2 §2.7). */
export const FooterCard = ({ title, isWide = false, isFolded = false, children }: Props) => (
  <div className={isWide ? 'footer-card footer-card-wide' : 'footer-card'}>
    <h2>{title}</h2>
    {isFolded ? (
      // Visitors open and close what the server has rendered; where there is room the style sheet shows it all.
      <details>
        <summary>
          <span className="sr-only">{title}</span>
          <Icon name="down" />
        </summary>
        <div>{children}</div>
      </details>
    ) : (
      <div>{children}</div>
    )}
  </div>
)
