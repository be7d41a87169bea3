import { mayLoadVendors } from '#features/consent/consent-rules.ts'
import { consentState } from '#features/consent/consent-state.ts'

/** Milliseconds for which somebody who asks for help waits for the chat of a vendor before the form is shown. */
const CHAT_WAIT_MS = 4000

/** Whether the chat of a vendor may load now (architecture 22); a banner that nobody has answered yet still stands there. */
export const mayLoadChat = (bannerId: string): boolean => {
  const banner = document.querySelector(`#${bannerId}`)
  const isBannerShown = banner !== null && banner.getClientRects().length > 0
  return mayLoadVendors(consentState.getState(), isBannerShown)
}

/** Loads the script of a chat vendor; false where it fails, or takes longer than somebody waits who needs help. */
export const loadChat = (src: string): Promise<boolean> =>
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
