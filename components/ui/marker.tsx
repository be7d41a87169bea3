import type { ReactNode } from 'react'

/** Draws the marigold pen under words, in a headline on one line wherever one can hold them: `t.rich(key, { mark: marker })`. */
export const marker = (words: ReactNode) => (
  <span className="marked">
    <mark className="marker">{words}</mark>
  </span>
)
