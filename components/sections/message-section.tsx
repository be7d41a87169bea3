import type { ReactNode } from 'react'
import { PlainSheet } from '../documents/plain-sheet.tsx'
import { SheetStack } from '../documents/sheet-stack.tsx'
import { Container } from '../ui/container.tsx'

type Props = {
  heading: string
  lead: string
  /** Title on the drawn sheet beside the words. */
  sheet: string
  /** The ways on, most wanted first. */
  children: ReactNode
}

/** One message with the ways on, beside a drawn sheet: 404 pages and the hand-off. */
export const MessageSection = ({ heading, lead, sheet, children }: Props) => (
  <section className="py-section">
    <Container className="grid items-center gap-12 md:grid-cols-5">
      <div className="md:col-span-3">
        <h1 className="text-display tracking-tight">{heading}</h1>
        <p className="mt-4 max-w-read text-lead text-ink-soft">{lead}</p>
        <div className="mt-8 flex flex-wrap items-center gap-3">{children}</div>
      </div>
      <SheetStack className="mx-auto w-64 md:col-span-2">
        <PlainSheet title={sheet} />
      </SheetStack>
    </Container>
  </section>
)
