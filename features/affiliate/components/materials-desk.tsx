'use client'

import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { UNFILLED, type LinkNumbers } from './materials/numbers.ts'

/** What a button says for a moment of what it has done. */
type Said = { button: string; words: string }

type Desk = {
  numbers: LinkNumbers
  setNumbers: (numbers: LinkNumbers) => void
  /** Whether buttons work. */
  isReady: boolean
  said: Said | null
  say: (said: Said) => void
}

const nothing = () => undefined

const DeskContext = createContext<Desk>({
  numbers: UNFILLED,
  setNumbers: nothing,
  isReady: false,
  said: null,
  say: nothing,
})

/** What the parts of the page of materials share. */
export const useDesk = (): Desk => use(DeskContext)

const SHOWN_MS = 2500

/** Around the texts and buttons of the page of materials: the affiliate's numbers, and what the last button did. */
export const MaterialsDesk = ({ children }: { children: ReactNode }) => {
  const [numbers, setNumbers] = useState<LinkNumbers | null>(null)
  const [said, say] = useState<Said | null>(null)
  useEffect(() => {
    if (!said) return undefined
    const timer = setTimeout(() => say(null), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [said])
  const isReady = numbers !== null
  return (
    <DeskContext value={{ numbers: numbers ?? UNFILLED, setNumbers, isReady, said, say }}>
      {children}
      <output className="sr-only">{said?.words}</output>
    </DeskContext>
  )
}
