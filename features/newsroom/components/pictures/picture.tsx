import type { ReactNode } from 'react'
import type { Claims } from '#lib/i18n/claims.ts'

export type PictureProps = {
  claims: Claims
  /** A size in gigabytes, as the language writes it. */
  gigabytes: (size: number) => string
  /** The affiliate's commission, as the language writes it. */
  commission: string
  /** The text alternative; left out where the picture is decorative. */
  label?: string | undefined
}

type Props = { label?: string | undefined; children: ReactNode }

/** The canvas of a story's picture: all have one size, so that they stand in a row. */
export const Picture = ({ label, children }: Props) => (
  <svg
    viewBox="0 0 640 400"
    preserveAspectRatio="xMidYMid slice"
    className="art"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    {children}
  </svg>
)
