import { LetterPage } from '../letter-page.tsx'
import type { LandingSectionProps } from '../section-props.ts'

/** A customer's own words. */
export const LetterSection = ({ section, tools }: LandingSectionProps<'letter'>) => (
  <div className="container-page section">
    <div className="mx-auto max-w-read">
      <LetterPage letter={section} words={tools.words} />
    </div>
  </div>
)
