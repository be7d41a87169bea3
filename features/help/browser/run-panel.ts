import type { HelpEvent, HelpStatus } from '../help-state.ts'
import { HELP } from '../ids.ts'
import { loadChat, mayLoadChat } from './chat.ts'
import { attachMessageForm } from './message-form.ts'

type Page = { signal: AbortSignal; tell: (event: HelpEvent) => void }

type Settle = (status: HelpStatus) => void

/** What brings each panel to life. */
const running = new WeakMap<HTMLElement, Settle>()

const setWaiting = (panel: HTMLElement, isWaiting: boolean) => {
  for (const part of panel.querySelectorAll<HTMLElement>(`form,#${HELP.wait}`)) {
    part.hidden = isWaiting === (part.localName === 'form')
  }
}

const settler = (panel: HTMLElement, { signal, tell }: Page): Settle => {
  const message = attachMessageForm(panel, signal)
  const { chat, banner = '' } = panel.dataset
  const offerChat = async (src: string) => {
    setWaiting(panel, true)
    const isThere = await loadChat(src)
    setWaiting(panel, false)
    if (!isThere) return
    // The vendor's own controls take the corner.
    tell('hide')
    dispatchEvent(new Event('showchat'))
  }
  return (status) => {
    if (status === 'notStarted') message.renew()
    else if (status === 'started' && chat && message.isEmpty() && mayLoadChat(banner)) {
      void offerChat(chat)
    }
  }
}

/**
 * Brings the panel to life, and gives what is to be told of each status: the chat of a vendor where one is configured and
 * allowed, and in every other case, also where its script fails, the form for a message (S1 §7). Nobody who has begun to
 * write loses the form.
 */
export const runPanel = (panel: HTMLElement, page: Page): Settle => {
  const settle = running.get(panel) ?? settler(panel, page)
  running.set(panel, settle)
  return settle
}
