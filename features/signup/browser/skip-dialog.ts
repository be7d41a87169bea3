type Parts = {
  dialog: HTMLDialogElement
  /** The visitor's destination. */
  href: string
  signal: AbortSignal
}

/**
 * Leaves a page on which the dialog stands open as soon as the account of this visit is loaded (S1 §4 "the dialog is
 * skipped"), unless the visitor has begun to type. The page does not stay in the history: Back would lead here and on
 * again.
 */
export const skipDialog = ({ dialog, href, signal }: Parts): void => {
  const { documentElement: root } = document
  const isTyped = () =>
    [...dialog.querySelectorAll('input')].some((input) => input.value !== input.defaultValue)
  const watch = new MutationObserver(() => {
    goOn()
  })
  const goOn = () => {
    if (!root.hasAttribute('data-account') || isTyped()) return
    watch.disconnect()
    location.replace(href)
  }
  watch.observe(root, { attributeFilter: ['data-account'] })
  signal.addEventListener('abort', () => {
    watch.disconnect()
  })
  goOn()
}
