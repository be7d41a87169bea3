import { BANNER_ID } from '#features/consent/ids.ts'
import { ask } from '#lib/browser/ask.ts'
import { parsePage } from '#lib/browser/parse-page.ts'
import { BOTS } from '#lib/config/bots.ts'

const SLIDE_MS = 240

/** Where what is fixed would leave no room to read: the header lets go too (`shell.css`). */
const LOW_SCREEN = '(height < 30rem)'

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

/** Puts the bar at the foot of the screen, above the banner for cookies while that is there; of a low one, at the foot of the page. */
const place = (bar: HTMLElement, signal: AbortSignal) => {
  const banner = document.querySelector<HTMLElement>(`#${BANNER_ID}`)
  const settle = () => {
    const isLow = matchMedia(LOW_SCREEN).matches
    const risen = banner?.offsetHeight ?? 0
    Object.assign(bar.style, {
      position: isLow ? 'static' : 'fixed',
      inset: 'auto 0 0',
      // As the banner comes and goes: what is moved so counts as no shift of the layout.
      translate: isLow ? '' : `0 -${risen}px`,
      zIndex: '15',
      // First in the order of the keyboard, last to the eye.
      order: '1',
    })
    // The last lines of the page stand above it.
    document.body.style.paddingBlockEnd = isLow ? '' : `${bar.offsetHeight}px`
  }
  document.body.prepend(bar)
  settle()
  const watch = new ResizeObserver(settle)
  for (const part of [document.documentElement, banner]) if (part) watch.observe(part)
  signal.addEventListener('abort', () => watch.disconnect())
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  bar.animate([{ translate: '0 100%' }, {}], { duration: SLIDE_MS, easing: 'ease-out' })
}

const takeAway = (bar: HTMLElement) => {
  bar.remove()
  document.body.style.paddingBlockEnd = ''
}

/**
 * Shows the bar of another language at the foot, first in the order of the keyboard as the cookie banner is. What
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
  place(bar, signal)
  signal.addEventListener('abort', () => takeAway(bar))
}
