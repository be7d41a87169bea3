/**
 * Closes the menu of small screens (S2 §2.6, §4): with Escape, which leads back to its button, by a click beside it,
 * when the page gets another width, and as the page is left, so that it is closed when the browser shows it again.
 */
export const attachMenu = (signal: AbortSignal): void => {
  const menu = document.querySelector<HTMLDetailsElement>('details.menu')
  if (!menu) return
  let { innerWidth: width } = window
  const close = () => {
    menu.open = false
  }
  const onClick = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target)) close()
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.open) return
    close()
    menu.querySelector('summary')?.focus()
  }
  const onResize = () => {
    // The keyboard of a telephone or its bar changes the height alone.
    if (innerWidth !== width) close()
    width = innerWidth
  }
  document.addEventListener('click', onClick, { signal })
  document.addEventListener('keydown', onKey, { signal })
  addEventListener('resize', onResize, { signal })
  addEventListener('pagehide', close, { signal })
}
