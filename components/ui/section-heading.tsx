import type { ReactNode } from 'react'

type Props = {
  id: string
  title: ReactNode
  lead?: ReactNode
  className?: string
}

/** The second-level heading of a section, with a line of explanation under it. */
export const SectionHeading = ({ id, title, lead, className = '' }: Props) => (
  <div className={className}>
    <h2 id={id} className="text-display tracking-tight">
      {title}
    </h2>
    {lead ? <p className="mt-4 max-w-read text-lead text-ink-soft">{lead}</p> : null}
  </div>
)
