import { Container } from '#components/ui/container.tsx'
import type { SectionProps } from '../section-props.ts'

/** Figures in a row between two lines. */
export const Proof = ({ section }: SectionProps<'proof'>) => (
  <div className="border-y border-line bg-sheet">
    <Container>
      <dl className="grid grid-cols-2 gap-x-6 md:flex">
        {section.items.map(({ figure, text }) => (
          <div key={text} className="flex flex-col-reverse justify-end py-6 md:flex-1 md:py-8">
            <dt className="text-small text-ink-mute">{text}</dt>
            <dd className="font-serif text-title font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </Container>
  </div>
)
