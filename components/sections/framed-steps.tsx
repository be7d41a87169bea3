import type { ReactNode } from 'react'
import { SectionHeading } from '#components/ui/section-heading.tsx'

type Props = {
  /** Id of the heading. */
  id: string
  title: string
  /** In order; the picture of each is for the eye alone. */
  steps: readonly { name: string; title: string; text: string; picture: ReactNode }[]
}

/** Steps in order, each below a picture of what it shows. */
export const FramedSteps = ({ id, title, steps }: Props) => (
  <section aria-labelledby={id} className="bg-mint py-section">
    <div className="container-page">
      <SectionHeading id={id} title={title} className="max-w-read" />
      <ol className="steps">
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
    </div>
  </section>
)
