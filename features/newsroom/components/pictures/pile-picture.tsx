import { Picture, type PictureProps } from './picture.tsx'

/** The offset of each sheet of the pile, from the bottom up. */
const SHEETS = [
  0, 5, -4, 2, -7, 6, -2, 8, -5, 1, -8, 4, -1, 7, -6, 3, -3, 9, -4, 2, -7, 5, 0,
] as const

const SHEET_HEIGHT = 12
const GROUND = 356
const MARKS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const

/** A pile of paper as tall as the library is large, with a rod beside it and a flag on top. */
export const PilePicture = ({ claims, label }: PictureProps) => (
  <Picture label={label}>
    <path className="art-desk" d="M0 0h640v400H0z" />
    <path className="art-putty" d="M0 356h640v44H0z" />
    {SHEETS.map((shift, at) => {
      const top = GROUND - (at + 1) * SHEET_HEIGHT
      return (
        <rect
          key={top}
          className={at % 7 === 3 ? 'art-sheet art-mint' : 'art-sheet'}
          x={190 + shift * 1.6}
          y={top}
          width="250"
          height={SHEET_HEIGHT}
          rx="2"
        />
      )
    })}
    <path className="art-gold" d="M432 176h34v12h-34zM428 260h26v12h-26zM170 308h26v12h-26z" />
    <path className="art-ink" d="M512 60h22v296h-22z" />
    {MARKS.map((mark) => (
      <path
        key={mark}
        className="art-tick"
        d={`M512 ${GROUND - 12 - mark * 24}h${mark % 4 === 0 ? 22 : 11}`}
      />
    ))}
    <path className="art-pole" d="M316 80V20" />
    <path className="art-green" d="M316 18h150l-16 21 16 21H316z" />
    <text className="art-figure" x="330" y="49">
      {claims.library}
    </text>
  </Picture>
)
