import { mayLoadVendors } from '#features/consent/consent-rules.ts'
import { consentState } from '#features/consent/consent-state.ts'
import type { HelpEvent, HelpStatus } from '../help-state.ts'
import { HELP } from '../ids.ts'
import { attachMessageForm } from './message-form.ts'

/** Milliseconds for which somebody who asks for help waits for the chat of a vendor before the form is shown. */
const CHAT_WAIT_MS = 4000

/** Whether the chat of a vendor may load now (architecture 22); a banner that nobody has answered yet still stands there. */
const mayLoadChat = (bannerId: string): boolean => {
  const banner = document.querySelector(`#${bannerId}`)
  const isBannerShown = banner !== null && banner.getClientRects().length > 0
  return mayLoadVendors(consentState.getState(), isBannerShown)
}

/** Loads the script of a chat vendor; false where it fails, or takes longer than somebody waits who needs help. */
const loadChat = (src: string): Promise<boolean> =>
  new Promise((resolve) => {
    const script = document.createElement('script')
    const end = (isThere: boolean) => () => {
      // One that comes too late would stand beside the form.
      if (!isThere) script.remove()
      resolve(isThere)
    }
    script.async = true
    script.src = src
    script.addEventListener('load', end(true))
    script.addEventListener('error', end(false))
    setTimeout(end(false), CHAT_WAIT_MS)
    document.head.append(script)
  })

type Page = { signal: AbortSignal; tell: (event: HelpEvent) => void }

type Settle = (status: HelpStatus) => void

/** The functions that start each panel. */
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
