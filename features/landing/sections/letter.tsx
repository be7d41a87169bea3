import { Container } from '#components/ui/container.tsx'
import { LetterPage } from '../components/letter-page.tsx'
import type { SectionProps } from '../section-props.ts'

/** A customer in his own words. */
export const Letter = ({ section }: SectionProps<'letter'>) => (
  <div className="py-section">
    <Container>
      <div className="max-w-read lg:mx-auto">
        <LetterPage quote={section.quote} name={section.name} trade={section.trade} />
      </div>
    </Container>
  </div>
)
