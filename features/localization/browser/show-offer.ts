import { ask } from '#lib/browser/ask.ts'
import { parsePage } from '#lib/browser/parse-page.ts'
import { BOTS } from '#lib/config/bots.ts'

const SLIDE_MS = 240

/** Between the bar and what a visitor has come to. */
const MARGIN_PX = 40

type Offer = {
  /** The path of the page in the other language. */
  path: string
  /** Keeps that the visitor has answered. */
  answer: (value: true) => void
  signal: AbortSignal
}

const fetchPage = async (path: string, signal: AbortSignal) => {
  try {
    const answer = await ask(path, { priority: 'low', signal })
    return answer.ok ? parsePage(answer.text) : null
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

/** Puts the bar below the header, from under which it comes: with it where that stays in view (S2 §2.3). */
const place = (bar: HTMLElement) => {
  const header = document.querySelector<HTMLElement>('.site-header')
  const isSticky = header && getComputedStyle(header).position === 'sticky'
  const top = header?.offsetHeight ?? 0
  Object.assign(bar.style, {
    position: isSticky ? 'fixed' : 'absolute',
    insetBlockStart: `${top}px`,
  })
  document.body.prepend(bar)
  // What the keyboard reaches stands below it.
  document.documentElement.style.scrollPaddingBlockStart = `${top + bar.offsetHeight + MARGIN_PX}px`
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  bar.animate({ translate: ['0 -100%', '0'] }, { duration: SLIDE_MS, easing: 'ease-out' })
}

const takeAway = (bar: HTMLElement) => {
  bar.remove()
  document.documentElement.style.scrollPaddingBlockStart = ''
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
    setTimeout(() => takeAway(bar))
  }
  aim()
  bar.addEventListener('click', onClick, { signal })
  place(bar)
  signal.addEventListener('abort', () => takeAway(bar))
}
