import type { ReactNode } from 'react'

type Props = {
  heading: string
  lead: string
  /** The ways on, most wanted first. */
  children: ReactNode
  /** A drawing beside the words; it must be hidden from assistive technology. */
  picture?: ReactNode
}

/** One message with the ways on: 404 pages and the hand-off. */
export const MessageSection = ({ heading, lead, children, picture }: Props) => (
  <section className="mx-auto grid max-w-300 items-center gap-12 px-5 py-20 md:grid-cols-2 md:py-32">
    <div>
      <h1 className="font-serif text-4xl leading-tight font-semibold text-balance md:text-5xl">
        {heading}
      </h1>
      <p className="mt-5 max-w-120 text-lg">{lead}</p>
      <div className="mt-8 flex flex-wrap items-center gap-4">{children}</div>
    </div>
    {picture}
  </section>
)
