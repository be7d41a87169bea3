/**
 * Says on `<html>` how far the page is scrolled, for browsers without scroll timelines: the sticky header counts as
 * scrolled above 0 px, and the outline of its button is on up to a position in pixels (S2 §2.6).
 */
export const attachHeaderScroll = ({
  outlineUpTo,
  signal,
}: {
  outlineUpTo: number
  signal: AbortSignal
}): void => {
  const { documentElement: root } = document
  const show = () => {
    root.toggleAttribute('data-scrolled', scrollY > 0)
    root.toggleAttribute('data-scrolled-far', scrollY > outlineUpTo)
  }
  addEventListener('scroll', show, { passive: true, signal })
  show()
}
