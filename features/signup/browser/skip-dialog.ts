import type { Shortcut } from '../shortcuts.ts'

type Parts = {
  form: HTMLFormElement
  shortcuts: readonly Shortcut[]
  signal: AbortSignal
}

/**
 * Leaves a page on which the dialog stands open as soon as the account of this visit is loaded (S1 §4 "the dialog is
 * skipped"), unless the visitor has begun to type. The page does not stay in the history: Back would lead here and on
 * again.
 */
export const skipDialog = ({ form, shortcuts, signal }: Parts): void => {
  const way = shortcuts.find(
    ({ onLoad, cookies }) => onLoad && RegExp(cookies).test(document.cookie),
  )
  if (!way) return
  const { documentElement: root } = document
  const isTyped = () =>
    [...form.querySelectorAll('input')].some((input) => input.value !== input.defaultValue)
  const watch = new MutationObserver(() => {
    goOn()
  })
  const goOn = () => {
    if (!root.hasAttribute('data-account') || isTyped()) return
    watch.disconnect()
    location.replace(way.href)
  }
  watch.observe(root, { attributeFilter: ['data-account'] })
  signal.addEventListener('abort', () => {
    watch.disconnect()
  })
  goOn()
}
