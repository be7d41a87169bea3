import type { ReactNode } from 'react'

type Props = { title: string; steps: readonly { title: string; text: ReactNode }[] }

/** The steps that follow once a form was sent, in order, along one line. */
export const NextSteps = ({ title, steps }: Props) => (
  <section aria-labelledby="next-steps" className="next-steps">
    <h2 id="next-steps">{title}</h2>
    <ol className="stops">
      {steps.map((step) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          <p className="mt-1 text-ink-soft">{step.text}</p>
        </li>
      ))}
    </ol>
  </section>
)
