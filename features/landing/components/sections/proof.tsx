import type { LandingSectionProps } from '../section-props.ts'

/** Figures in a row on a ruled strip. */
export const ProofSection = ({ section }: LandingSectionProps<'proof'>) => (
  <div className="border-y border-line bg-sheet">
    <ul className="container-page ledger">
      {section.items.map(({ figure, text }) => (
        <li key={text}>
          <strong>{figure}</strong>
          <span className="text-small text-ink-soft">{text}</span>
        </li>
      ))}
    </ul>
  </div>
)
