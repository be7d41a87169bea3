/** Scroll position in pixels up to which the header button is outlined (S2 §2.6, §9). */
export const HEADER_OUTLINE_SCROLL_PX = 500

/**
 * Says on `<html>` how far the page is scrolled, for browsers without scroll timelines: the sticky header counts as
 * scrolled above 0 px, and the outline of its button is on up to a position (S2 §2.6).
 */
export const attachHeaderScroll = (signal: AbortSignal): void => {
  if (CSS.supports('animation-timeline: scroll()')) return
  const { documentElement: root } = document
  const show = () => {
    root.toggleAttribute('data-scrolled', scrollY > 0)
    root.toggleAttribute('data-scrolled-far', scrollY > HEADER_OUTLINE_SCROLL_PX)
  }
  addEventListener('scroll', show, { passive: true, signal })
  show()
}
