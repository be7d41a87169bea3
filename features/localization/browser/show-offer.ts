import { BOTS } from '#lib/config/bots.ts'

type Offer = {
  /** Where the page stands in the other language. */
  path: string
  /** Keeps that the visitor has answered. */
  answer: (value: true) => void
  signal: AbortSignal
}

const fetchPage = async (path: string, signal: AbortSignal) => {
  try {
    const answer = await fetch(path, { priority: 'low', signal })
    return answer.ok ? new DOMParser().parseFromString(await answer.text(), 'text/html') : null
  } catch (lost) {
    // No network, or the visitor has gone.
    if (lost instanceof TypeError || lost instanceof DOMException) return null
    throw lost
  }
}

/** The bar as that page holds it for others, in its own language. */
const barOf = (page: Document): HTMLElement | null => {
  const template = page.querySelector<HTMLTemplateElement>('template[data-language-offer]')
  const bar = template?.content.querySelector('aside')
  if (!bar) return null
  const { lang, dir } = page.documentElement
  return Object.assign(document.importNode(bar, true), { lang, dir })
}

/**
 * Shows the bar of another language below the header, first in the order of the keyboard as the cookie banner is. What
 * follows it keeps query and fragment; following and refusing are both an answer.
 */
export const showOffer = async ({ path, answer, signal }: Offer): Promise<void> => {
  if (BOTS.test(navigator.userAgent)) return
  const page = await fetchPage(path, signal)
  const bar = page && barOf(page)
  if (!bar || signal.aborted || document.querySelector('dialog[open]')) return
  const aim = () =>
    bar.querySelector('a')?.setAttribute('href', path + location.search + location.hash)
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.matches('a,button')) return
    answer(true)
    // The fragment may be another one by now; the click follows what stands here.
    aim()
    setTimeout(() => bar.remove())
  }
  aim()
  bar.addEventListener('click', onClick, { signal })
  const header = document.querySelector<HTMLElement>('.site-header')
  bar.style.insetBlockStart = `${header?.offsetHeight ?? 0}px`
  document.body.prepend(bar)
  signal.addEventListener('abort', () => bar.remove())
}
