import { Fragment } from 'react'

const BRACKETED = /(\[[^\]]+\])/

type Props = { text: string }

/** Text of a template; what stands in [brackets] is shown as the marked words that a customer fills in. */
export const FillIn = ({ text }: Props) =>
  text
    .split(BRACKETED)
    .map((part, index) => ({ part, key: `${index}` }))
    .map(({ part, key }) =>
      part.startsWith('[') ? (
        <mark key={key}>{part.slice(1, -1)}</mark>
      ) : (
        <Fragment key={key}>{part}</Fragment>
      ),
    )
