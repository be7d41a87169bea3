import type { ReactNode } from 'react'
import { SectionHeading } from '#components/ui/section-heading.tsx'

type Props = {
  /** Id of the heading. */
  id: string
  title: string
  lead?: string
  /** In order; the picture of each is for the eye alone. */
  steps: readonly { name: string; title: string; text: string; picture: ReactNode }[]
  /** The way to the first of them. */
  action?: ReactNode
}

/** Steps in order, each below a picture of what it shows. */
export const FramedSteps = ({ id, title, lead, steps, action }: Props) => (
  <section aria-labelledby={id} className="bg-mint py-section">
    <div className="container-page">
      <SectionHeading id={id} title={title} lead={lead} />
      <ol className="beside steps">
        {steps.map((step) => (
          <li key={step.name}>
            <div className="step-frame" aria-hidden="true">
              {step.picture}
            </div>
            <h3 className="mt-6 text-title">{step.title}</h3>
            <p className="mt-2 text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
      {action ? <p className="mt-10">{action}</p> : null}
    </div>
  </section>
)
