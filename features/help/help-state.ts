/** The visitor's progress in the help chat (S2 §2.8). */
export type HelpStatus = 'notStarted' | 'started' | 'minimized'

/** `hide` is the event "hidechat" (S1 §2): launcher and panel are away until the next page. */
export type HelpEvent = 'start' | 'minimize' | 'close' | 'hide'

export type HelpState = { status: HelpStatus; isHidden: boolean }

/** The help chat of a page that was just opened. */
export const HELP_AT_FIRST: HelpState = { status: 'notStarted', isHidden: false }

const NEXT: Readonly<Record<HelpStatus, Readonly<Partial<Record<HelpEvent, HelpStatus>>>>> = {
  notStarted: { start: 'started' },
  started: { minimize: 'minimized', close: 'notStarted', hide: 'minimized' },
  minimized: { start: 'started', close: 'notStarted' },
}

/** The state after an event; what does not apply changes nothing, and nothing starts what is hidden. */
export const nextHelpState = (state: HelpState, event: HelpEvent): HelpState => {
  const { status, isHidden } = state
  if (isHidden) return state
  return { status: NEXT[status][event] ?? status, isHidden: event === 'hide' }
}
