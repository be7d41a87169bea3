import type { ReactNode } from 'react'

/** A function that a page passes down so that its picture can show, between two other sheets, the agreement that takes the visitor's name. */
export type AgreementSlot = (picture: {
  /** The sheets that look out at its sides. */
  start: ReactNode
  end: ReactNode
  /** Class of the fan. */
  className?: string
}) => ReactNode
