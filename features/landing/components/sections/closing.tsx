import { buttonClasses } from '#components/ui/button-classes.ts'
import type { LandingSectionProps } from '../section-props.ts'

/** The last page: the action stands on the line for the signature. */
export const ClosingSection = ({ section, headingId, tools }: LandingSectionProps<'closing'>) => (
  <section aria-labelledby={headingId} className="overflow-clip bg-ink">
    <div className="container-page pt-section">
      <div className="last-page">
        <h2 id={headingId} className="text-display tracking-tight">
          {section.heading}
        </h2>
        {section.text ? <p className="mt-3 text-lead text-ink-soft">{section.text}</p> : null}
        <div className="signature-line">
          {tools.signUp({ className: buttonClasses('primary'), children: section.action })}
          <span className="flag-room" aria-hidden="true">
            <span className="flag">{tools.words.signHere}</span>
          </span>
        </div>
      </div>
    </div>
  </section>
)
