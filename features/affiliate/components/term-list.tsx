import type { ReactNode } from 'react'

type Props = { terms: readonly { term: string; text: ReactNode }[] }

/** Terms on ruled lines: the name of each, and what it means. */
export const TermList = ({ terms }: Props) => (
  <dl>
    {terms.map(({ term, text }) => (
      <div key={term} className="border-b border-line py-6">
        <dt className="font-serif text-title font-semibold">{term}</dt>
        <dd className="mt-1 text-ink-soft">{text}</dd>
      </div>
    ))}
  </dl>
)
