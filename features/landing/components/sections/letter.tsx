import type { LandingSectionProps } from '../section-props.ts'

/** A customer's own words, then who signed. */
export const LetterSection = ({ section }: LandingSectionProps<'letter'>) => (
  <div className="container-page section">
    <div className="mx-auto max-w-read">
      <figure className="leaf letter rotate-1 text-title md:p-10">
        <blockquote>
          <p className="md:min-h-14 md:pe-20">{section.greeting}</p>
          <p>{section.quote}</p>
        </blockquote>
        <figcaption>
          <strong>{section.name}</strong>
          <span>{section.trade}</span>
        </figcaption>
      </figure>
    </div>
  </div>
)
