import { PROGRESS_WAIT_MS } from '#lib/config/constants.ts'
import { closest, isPlainClick } from '../clicks.ts'

/** Milliseconds after which the full progress bar hides (S2 §4, §9). */
export const PROGRESS_BAR_HIDE_MS = 500

/** Milliseconds in which the progress bar grows to nearly its full length (S2 §4, §9). */
export const PROGRESS_BAR_LASTS_MS = 5000

/** On `<html>` while another page is on its way, `full` at the end; the style sheet shows the bar. */
const NAVIGATING = 'data-navigating'

const staysInTab = (target: string) => target === '' || target === '_self'

/** Whether a link brings another document of this site into this tab. */
const leadsToPage = (link: HTMLAnchorElement): boolean => {
  const [page] = location.href.split('#')
  const isPlace = link.href.startsWith(`${page}#`)
  return (
    link.origin === location.origin &&
    staysInTab(link.target) &&
    !link.hasAttribute('download') &&
    !isPlace
  )
}

/** Whether a form that the browser sends itself brings another document into this tab. */
const posts = ({ target: form, defaultPrevented }: Event): boolean =>
  form instanceof HTMLFormElement &&
  !defaultPrevented &&
  form.method !== 'dialog' &&
  staysInTab(form.target)

/**
 * Shows that a page is on its way: after 200 ms a bar grows for 5000 ms, then it is full for 500 ms and hides, also
 * where the visitor stops the page with Escape (S2 §4, §9). By then the next page is there, or the browser's own sign
 * says that it is not.
 */
export const attachProgressBar = (signal: AbortSignal): void => {
  const { documentElement: root } = document
  let timer: ReturnType<typeof setTimeout> | undefined
  const after = (ms: number, then: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(then, ms)
  }
  const hide = () => {
    clearTimeout(timer)
    root.removeAttribute(NAVIGATING)
  }
  const fill = () => {
    root.setAttribute(NAVIGATING, 'full')
    after(PROGRESS_BAR_HIDE_MS, hide)
  }
  const grow = () => {
    root.setAttribute(NAVIGATING, '')
    after(PROGRESS_BAR_LASTS_MS, fill)
  }
  const start = () => {
    hide()
    after(PROGRESS_WAIT_MS, grow)
  }
  const onClick = (event: MouseEvent) => {
    const link = closest(event, 'a[href]')
    if (link && isPlainClick(event) && leadsToPage(link)) start()
  }
  const onSubmit = (event: Event) => {
    if (posts(event)) start()
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    if (root.hasAttribute(NAVIGATING)) fill()
    else hide()
  }
  // On the window: whatever handles a click or form has had its turn.
  addEventListener('click', onClick, { signal })
  addEventListener('submit', onSubmit, { signal })
  addEventListener('keydown', onKey, { signal })
  // As the page is left, so that it has no bar when the browser shows it again.
  addEventListener('pagehide', hide, { signal })
  signal.addEventListener('abort', hide)
}
