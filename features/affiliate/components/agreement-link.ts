import type { ReactNode } from 'react'

/** What a page hands down so that words of a message open the affiliate agreement over it (S2 §2.8). */
export type AgreementLink = (words: ReactNode) => ReactNode
