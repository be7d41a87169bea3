import { useEffect } from 'react'
import type { HEADER_OUTLINE_SCROLL_PX } from '#lib/config/constants.ts'

// A type only: constants that the sign-up shares with this would part its code into two files (budget 4).
const OUTLINE_UP_TO = 500 satisfies typeof HEADER_OUTLINE_SCROLL_PX

/** Gives browsers without scroll timelines the states of the header that the style sheet gives the others (S2 §2.6). */
export const HeaderScroll = () => {
  useEffect(() => {
    if (CSS.supports('animation-timeline: scroll()')) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const attach = async () => {
      const { attachHeaderScroll } = await import('./attach-header-scroll.ts')
      if (!signal.aborted) attachHeaderScroll({ outlineUpTo: OUTLINE_UP_TO, signal })
    }
    // Where it is lost, the header keeps its outline.
    void attach().catch((_lost: unknown) => undefined)
    return () => {
      stop.abort()
    }
  }, [])
  return null
}
