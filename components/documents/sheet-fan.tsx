import type { ReactNode } from 'react'

type Props = {
  /** The sheet that lies on top, upright; then the ones that look out at its sides. */
  front: ReactNode
  start: ReactNode
  end: ReactNode
  className?: string
}

/** Three sheets held like cards; they settle when the page opens and spread under the pointer. */
export const SheetFan = ({ front, start, end, className = '' }: Props) => (
  <div className={`fan ${className}`} aria-hidden="true">
    {start}
    {end}
    {front}
  </div>
)
