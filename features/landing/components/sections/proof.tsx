import { FigureList } from '#components/sections/proof-strip.tsx'
import type { LandingSectionProps } from '../section-props.ts'

/** Figures on a ruled strip. */
export const ProofSection = ({ section }: LandingSectionProps<'proof'>) => (
  <div className="border-y border-line bg-sheet">
    <FigureList figures={section.items} />
  </div>
)
