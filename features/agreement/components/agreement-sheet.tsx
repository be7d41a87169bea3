import { Fragment } from 'react'
import type { Line, Piece } from '#features/document-texts/document-text.ts'
import { writtenExample } from '#features/document-texts/written-value.ts'
import { AGREEMENT_BLANKS } from '../agreement-field.ts'
import { SIGNATURE_BOX, SIGNATURE_MAX_LENGTH } from '../kept-agreement.ts'
import type { AgreementOpening } from '../server/agreement-opening.ts'

type Terms = Pick<AgreementOpening, 'law' | 'blanks'>

const exampleOf = (name: string, { law, blanks }: Terms): string => {
  const blank = blanks[name]
  return blank ? writtenExample(blank, law) : ''
}

const PieceText = ({ piece, terms }: { piece: Piece; terms: Terms }) => {
  if (piece.kind === 'words') return piece.isStrong ? <strong>{piece.words}</strong> : piece.words
  if (piece.kind === 'clause') return piece.number
  const example = exampleOf(piece.name, terms)
  return AGREEMENT_BLANKS.some((name) => name === piece.name) ? (
    <mark data-blank={piece.name}>{example}</mark>
  ) : (
    <u>{example}</u>
  )
}

const LineText = ({ line, terms }: { line: Line; terms: Terms }) =>
  line
    .map((piece, at) => ({ piece, key: `${at}` }))
    .map(({ piece, key }) => (
      <Fragment key={key}>
        <PieceText piece={piece} terms={terms} />
      </Fragment>
    ))

const words = (text: string, isStrong = false): Piece => ({ kind: 'words', words: text, isStrong })

/** The lines of a part: the heading of a clause with its number, a paragraph, or the rows of a list, counted where they are. */
const linesOf = (part: AgreementOpening['parts'][number]): Line[] => {
  if (part.kind === 'clause') return [[words(`${part.number}. ${part.heading}`, true)]]
  if (part.kind === 'paragraph') return [...part.lines]
  const sign = (at: number) => (part.style === 'numbered' ? `${at + 1}. ` : '– ')
  return part.items.map((line, at) => [words(sign(at)), ...line])
}

type Props = {
  opening: AgreementOpening
  /** Words of the tab beside the line to sign on. */
  tab: string
}

/** First page of the agreement, with its text in the page's law, and a line on which the first party signs. */
export const AgreementSheet = ({ opening, tab }: Props) => (
  <div className="sheet" data-signed="none">
    <div className="page">
      <b>{opening.shown}</b>
      <div className="agreement-text grid gap-2">
        {opening.parts
          .flatMap(linesOf)
          .map((line, at) => ({ line, key: `${at}` }))
          .map(({ line, key }) => (
            <p key={key}>
              <LineText line={line} terms={opening} />
            </p>
          ))}
      </div>
      <svg
        viewBox={`0 0 ${SIGNATURE_BOX.width} ${SIGNATURE_BOX.height}`}
        className="agreement-line"
        data-longest={SIGNATURE_MAX_LENGTH}
      >
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <text
          x="8"
          y="56"
          fill="currentColor"
          fontStyle="italic"
          className="font-serif"
          data-blank="company"
        />
      </svg>
      <small data-blank="company">{exampleOf('company', opening)}</small>
    </div>
    <span className="tab">{tab}</span>
  </div>
)
