import { PlainSheet } from './plain-sheet.tsx'

const FILLERS = ['lines', 'rows', 'lines', 'chart', 'lines'] as const

type Props = { titles: readonly string[]; className?: string }

/** Many sheets side by side, slightly tilted, as on a wall seen from the door. */
export const SheetWall = ({ titles, className = '' }: Props) => (
  <div className={`wall ${className}`} aria-hidden="true">
    {titles.map((title, at) => (
      <PlainSheet key={title} title={title} filler={FILLERS[at % FILLERS.length] ?? 'lines'} />
    ))}
  </div>
)
