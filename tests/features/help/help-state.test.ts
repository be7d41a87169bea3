import { expect, it } from 'vitest'
import { HELP_AT_FIRST, nextHelpState, type HelpEvent } from '#features/help/help-state.ts'

const after = (...events: HelpEvent[]) => events.reduce(nextHelpState, HELP_AT_FIRST)

it.each<[HelpEvent[], string]>([
  [[], 'notStarted'],
  [['minimize'], 'notStarted'],
  [['start'], 'started'],
  [['start', 'start'], 'started'],
  [['start', 'minimize'], 'minimized'],
  [['start', 'minimize', 'minimize'], 'minimized'],
  [['start', 'minimize', 'start'], 'started'],
  [['start', 'close'], 'notStarted'],
  [['start', 'minimize', 'close'], 'notStarted'],
])('after %j the help chat is %s (S2 §2.8)', (events, status) => {
  expect(after(...events)).toEqual({ status, isHidden: false })
})

it('is hidden for the rest of the page by "hidechat" (S1 §2)', () => {
  expect(after('start', 'hide')).toEqual({ status: 'minimized', isHidden: true })
  expect(after('hide', 'start')).toEqual({ status: 'notStarted', isHidden: true })
})
