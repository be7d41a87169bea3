import type { CardEntryWords } from './card-entry.ts'

export type CardState = 'loading' | 'ready' | 'lost'

/** Milliseconds for which the fields of a provider may keep silent. */
export const CARD_ANSWER_MS = 15_000

type Props = { state: CardState; words: CardEntryWords; onAgain: () => void }

/** The note in place of card fields until they are there, or once they are not coming. */
export const CardNote = ({ state, words, onAgain }: Props) => {
  if (state === 'loading') return <p className="card-frame-note">{words.loading}</p>
  if (state === 'ready') return null
  return (
    <p className="card-frame-note" role="alert">
      <span>{`${words.lost} `}</span>
      <button type="button" className="link" onClick={onAgain}>
        {words.again}
      </button>
    </p>
  )
}
