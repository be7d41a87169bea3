import type { ReactNode } from 'react'

type Props = { children: ReactNode }

/** What one would write in the margin, in the hand that signs, with a stroke of the pen below it; at most one a screen. */
export const PenNote = ({ children }: Props) => (
  <small className="pen-note">
    {children}
    <svg viewBox="0 0 120 8" preserveAspectRatio="none" aria-hidden="true">
      <path d="M2 5C28 2 52 6 78 3s28 0 40 2" />
    </svg>
  </small>
)
