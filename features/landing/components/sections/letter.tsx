import { LetterPage } from '../letter-page.tsx'
import type { SectionProps } from '../section-props.ts'

/** A customer in his own words. */
export const Letter = ({ section, tools }: SectionProps<'letter'>) => (
  <div className="container-page section">
    <div className="mx-auto max-w-read">
      <LetterPage letter={section} words={tools.words} />
    </div>
  </div>
)
