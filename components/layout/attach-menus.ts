import { closest } from '#lib/browser/clicks.ts'

/** Milliseconds after which a pointer over a heading means it, and that a menu stays open after the pointer has left it. */
const OPEN_MS = 120
const CLOSE_MS = 320

/** Width in pixels from which the menus hang under the bar instead of standing in the drawer (S2 §9). */
const WIDE = '(width >= 75rem)'

const MEGA = 'details.mega'
const DRAWER = 'details.menu'

/** Elements that lie over the page: a press there leaves the menus as they are. They would cover the banner for a keyboard that goes there. */
const OVER = 'dialog, .consent:not(:has(:focus-visible))'

const isDetails = (element: Element | null): element is HTMLDetailsElement =>
  element instanceof HTMLDetailsElement

const menusOf = (selector: string) =>
  [...document.querySelectorAll(selector)].filter((element) => isDetails(element))

const close = (menus: readonly HTMLDetailsElement[]) => {
  for (const menu of menus) menu.open = false
}

/** Opens the menu that a mouse rests on, and closes it some time after: a way across another heading closes nothing (S2 §2.6, §4). */
const attachHover = (signal: AbortSignal): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let openedAt = -Infinity
  const later = (run: () => void, delay: number) => {
    timer = setTimeout(run, delay)
  }
  const onOver = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !matchMedia(WIDE).matches) return
    const menu = closest(event, MEGA)
    const open = menusOf(`${MEGA}[open]`)
    // Also what a heading would have opened that the pointer has left again.
    clearTimeout(timer)
    if (!isDetails(menu)) {
      // Not what is used by keyboard meanwhile, nor what a dialog will give the focus back to.
      const isLeft = open.every((left) => !left.querySelector('summary ~ * :focus'))
      if (isLeft && !closest(event, 'dialog')) later(() => close(open), CLOSE_MS)
      return
    }
    if (menu.open) return
    // On the way down into an open menu the pointer may pass the heading beside it.
    const isPassing = open.length > 0 && event.movementY > 0
    const show = () => {
      openedAt = performance.now()
      menu.open = true
    }
    later(show, isPassing ? CLOSE_MS : OPEN_MS)
  }
  const onClick = (event: MouseEvent) => {
    // A click that follows the opening by hover means the menu, not its end.
    const isHeading = closest(event, `${MEGA} > summary`)
    if (isHeading && performance.now() - openedAt < 600) event.preventDefault()
  }
  document.addEventListener('pointerover', onOver, { signal, passive: true })
  document.addEventListener('click', onClick, { signal })
}

const openMenus = () => menusOf(`${MEGA}[open],${DRAWER}[open]`)

const closeElsewhere = ({ target }: Event) => {
  if (!(target instanceof Element) || target.closest(OVER)) return
  const isInMenus = target.closest(`${DRAWER}, ${DRAWER} + *`) !== null
  const isWide = matchMedia(WIDE).matches
  // In the drawer nothing above the focus may fold away under it.
  const stays = (menu: Element) => isInMenus && (menu.matches(DRAWER) || !isWide)
  close(openMenus().filter((menu) => !menu.contains(target) && !stays(menu)))
}

const closeByEscape = ({ key }: KeyboardEvent) => {
  const [menu] = openMenus().toReversed()
  // An open dialog is nearer.
  if (key !== 'Escape' || !menu || document.querySelector('dialog[open]')) return
  close([menu])
  menu.querySelector('summary')?.focus()
}

/**
 * Closes the menus of the header, which open by themselves: with Escape, which leads back to the heading, by a click or a
 * focus elsewhere, when the page gets another width, and as it is left (S2 §2.6, §4).
 */
export const attachMenus = (signal: AbortSignal): void => {
  let { innerWidth: width } = window
  const onResize = () => {
    // The keyboard of a telephone or its bar changes the height alone.
    if (innerWidth !== width) close(openMenus())
    width = innerWidth
  }
  attachHover(signal)
  document.addEventListener('click', closeElsewhere, { signal })
  document.addEventListener('focusin', closeElsewhere, { signal })
  document.addEventListener('keydown', closeByEscape, { signal })
  addEventListener('resize', onResize, { signal })
  addEventListener('pagehide', () => close(openMenus()), { signal })
}
