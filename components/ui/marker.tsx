import type { ReactNode } from 'react'

/** Draws the marigold pen under words: `t.rich(key, { mark: marker })`. */
export const marker = (words: ReactNode) => <mark className="marker">{words}</mark>
