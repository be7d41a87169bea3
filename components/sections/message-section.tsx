import type { ReactNode } from 'react'
import { PlainSheet } from '../documents/plain-sheet.tsx'
import { SheetStack } from '../documents/sheet-stack.tsx'
import { Container } from '../ui/container.tsx'

type Props = {
  heading: ReactNode
  lead: string
  /** The sheet on the pile beside the words: a drawn one, or the title of one that is seen from afar. */
  sheet: ReactNode
  /** Stands between the words and the ways on. */
  search?: ReactNode
  /** The name of the slot that all of it stands in, where something else may take its place. */
  slot?: string
  /** The ways on, most wanted first. */
  children: ReactNode
}

/** One message with the ways on, beside a drawn sheet: 404 pages and the hand-off. */
export const MessageSection = ({ heading, lead, sheet, search, slot, children }: Props) => {
  // Lines that only suggest a text are for small sheets.
  const isAfar = typeof sheet === 'string'
  const section = (
    <section className="py-section">
      <Container className="grid grid-cols-1 items-center gap-12 md:grid-cols-5">
        <div className="md:col-span-3">
          <h1 className="long-title text-hero tracking-tight">{heading}</h1>
          <p className="mt-5 max-w-read text-lead text-ink-soft">{lead}</p>
          {search ? <div className="mt-8">{search}</div> : null}
          <div className="mt-8 flex flex-wrap items-center gap-3">{children}</div>
        </div>
        <SheetStack
          className={`mx-auto max-w-full md:col-span-2 ${isAfar ? 'w-48' : 'w-60 lg:w-72 2xl:w-80'}`}
        >
          {isAfar ? <PlainSheet title={sheet} /> : sheet}
        </SheetStack>
      </Container>
    </section>
  )
  return slot === undefined ? section : <slot name={slot}>{section}</slot>
}
