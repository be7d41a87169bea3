import type { ReactNode } from 'react'

type Props = {
  /** Words of the link that jumps over the header. */
  skip: string
  header: ReactNode
  footer: ReactNode
  /** Whether the cookie banner stays away (S2 §2.3). */
  isBannerExcluded: boolean
  children: ReactNode
}

/** Header, main and footer, with a way past the header for keyboards. */
export const PageFrame = ({ skip, header, footer, children, ...page }: Props) => (
  <>
    {/* A landmark of its own: the cookie banner may stand before it, with a link. */}
    <nav aria-label={skip}>
      <a href="#content" className="skip button button-primary">
        {skip}
      </a>
    </nav>
    {header}
    <main id="content" tabIndex={-1} data-banner-excluded={page.isBannerExcluded ? '' : undefined}>
      {children}
    </main>
    {footer}
  </>
)
