import { PlainSheet } from './plain-sheet.tsx'

type Props = {
  /** An even number of sheets hangs without a gap. */
  sheets: readonly { title: string; look: 'lines' | 'rows' | 'chart' }[]
  className?: string
}

/** Two rows of sheets side by side, slightly tilted, as on a wall seen from the door. */
export const SheetWall = ({ sheets, className = '' }: Props) => (
  <div className={`wall ${className}`} aria-hidden="true">
    {sheets.map(({ title, look }) => (
      <PlainSheet key={title} title={title} filler={look} />
    ))}
  </div>
)
