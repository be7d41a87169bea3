import type { ReactNode } from 'react'

type Props = {
  title: string
  /** A line under the title; [brackets] are not looked for here. */
  note?: ReactNode
  /** Words of the marigold tab at the sheet's edge. */
  tab?: string | undefined
  children: ReactNode
}

/** One page of paper; its text scales with its width, so it is sharp at every size. */
export const SheetFrame = ({ title, note, tab, children }: Props) => (
  <div className="sheet">
    <div className="page">
      <b>{title}</b>
      {note ? <small>{note}</small> : null}
      {children}
    </div>
    {tab ? <span className="tab">{tab}</span> : null}
  </div>
)
