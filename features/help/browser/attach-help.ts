import { HELP_AT_FIRST, nextHelpState, type HelpEvent, type HelpStatus } from '../help-state.ts'
import { HELP } from '../ids.ts'

/** The screens that the panel fills, where it would cover the focused element. */
const FILLS = '(width < 37.5rem)'

const byId = (id: string) => document.querySelector<HTMLElement>(`#${id}`)

/**
 * Opens, minimises and closes the help chat (S2 §2.8), and hides it at the event "hidechat" (S1 §2); what the panel does
 * is fetched when it is opened for the first time. The form in it posts by itself until then.
 */
export const attachHelp = (signal: AbortSignal): void => {
  const [launcher, panel] = [byId(HELP.launcher), byId(HELP.panel)]
  if (!launcher || !panel) return
  let state = HELP_AT_FIRST
  let settle: ((status: HelpStatus) => void) | undefined

  const runPanel = async () => {
    const file = await import('./run-panel.ts')
    settle = file.runPanel(panel, { signal, tell })
    settle(state.status)
  }
  const show = () => {
    document.documentElement.dataset.help = state.isHidden ? 'hidden' : state.status
  }
  const tell = (event: HelpEvent) => {
    const { status } = state
    const hadFocus = panel.contains(document.activeElement)
    state = nextHelpState(state, event)
    show()
    if (state.status === status) return
    settle?.(state.status)
    if (state.status !== 'started') {
      if (hadFocus) launcher.focus()
      return
    }
    panel.focus()
    // What is lost on the way is asked for again the next time.
    runPanel().catch((_lost: unknown) => undefined)
  }
  const onLaunch = (event: Event) => {
    event.preventDefault()
    // The vendor's own controls have the corner, and open at this event.
    if (state.isHidden) dispatchEvent(new Event('showchat'))
    else tell('start')
  }
  const onClick = ({ target }: Event) => {
    const control = target instanceof Element && target.closest('[data-help-do]')
    if (control) tell(control.getAttribute('data-help-do') === 'close' ? 'close' : 'minimize')
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') tell('minimize')
  }
  const onFocus = ({ target }: Event) => {
    const isBeside = target instanceof Node && !panel.contains(target)
    if (isBeside && matchMedia(FILLS).matches) tell('minimize')
  }
  show()
  for (const link of document.querySelectorAll<HTMLElement>(`a[href="#${HELP.panel}"]`)) {
    link.addEventListener('click', onLaunch, { signal })
  }
  panel.addEventListener('click', onClick, { signal })
  panel.addEventListener('keydown', onKey, { signal })
  document.addEventListener('focusin', onFocus, { signal })
  addEventListener('hidechat', () => tell('hide'), { signal })
  // It was opened by its link before script was there.
  if (location.hash === `#${HELP.panel}`) tell('start')
}
