import type { ReactNode } from 'react'
import { SectionHeading } from '#components/ui/section-heading.tsx'

type Props = {
  /** Id of the heading. */
  id: string
  heading: string
  /** In their order. */
  steps: readonly { title: string; text: string; more?: ReactNode }[]
}

/** The buyer's next steps, as a numbered list. */
export const AfterSteps = ({ id, heading, steps }: Props) => (
  <section aria-labelledby={id} className="bg-mint py-section">
    <div className="container-page">
      <SectionHeading id={id} title={heading} className="max-w-read" />
      <ol className="beside-md after-steps">
        {steps.map(({ title, text, more }) => (
          <li key={title}>
            <h3 className="text-title">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
            {more ? <p className="mt-3">{more}</p> : null}
          </li>
        ))}
      </ol>
    </div>
  </section>
)
