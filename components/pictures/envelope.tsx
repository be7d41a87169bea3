import type { ReactNode } from 'react'

/** Perforation: so many holes across the stamp, and down it. */
const ACROSS = [0, 1, 2, 3, 4, 5, 6] as const
const DOWN = [1, 2, 3, 4, 5, 6, 7] as const
const STEP = 8

/** A stamp with an open box and a page in it, cancelled by the post. */
export const Postage = () => (
  <svg className="postage" viewBox="0 0 132 76" aria-hidden="true">
    <g transform="translate(72 4)">
      <path className="postage-paper" d="M0 0h56v68H0z" />
      <g className="postage-hole">
        {ACROSS.map((at) => (
          <path key={at} d={`M${4 + at * STEP} 0v.01M${4 + at * STEP} 68v.01`} />
        ))}
        {DOWN.map((at) => (
          <path key={at} d={`M0 ${2 + at * STEP}v.01M56 ${2 + at * STEP}v.01`} />
        ))}
      </g>
      <path className="postage-field" d="M7 7h42v54H7z" />
      <path className="postage-sheet" d="M18 16h15l6 6v20H18z" />
      <path className="postage-mark" d="M22 23h8v3h-8z" />
      <path className="postage-box" d="M12 34h32v15a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4z" />
    </g>
    <g className="postage-cancel">
      <circle cx="62" cy="38" r="24" />
      <circle cx="62" cy="38" r="17" />
      <path d="M36 28c-6-5-10 5-16 0s-10 5-16 0M36 38c-6-5-10 5-16 0s-10 5-16 0M36 48c-6-5-10 5-16 0s-10 5-16 0" />
    </g>
  </svg>
)

type Props = { children: ReactNode }

/** The front of an envelope, stamped and on its way: an address of one to a line stands on it. */
export const Envelope = ({ children }: Props) => (
  <div className="leaf lifted envelope">
    <Postage />
    {children}
  </div>
)
