/** Ids of the help chat; without script the address names the panel, and the style sheet shows it. */
export const HELP = {
  launcher: 'help-launcher',
  panel: 'help',
  heading: 'help-heading',
  wait: 'help-wait',
  email: 'help-email',
  name: 'help-name',
  message: 'help-message',
  done: 'help-done',
  reference: 'help-reference',
} as const

/** The reasons, other than a field, why a message was not stored. */
export const HELP_NOTICES = ['failed', 'limited'] as const

export type HelpNotice = (typeof HELP_NOTICES)[number]

/** Id of the notice that says so. */
export const helpNoticeId = (notice: HelpNotice) => `help-${notice}` as const
