import { MATERIALS } from './ids.ts'

/** What the buttons say once they have done their work, or could not. */
export type TakeAlongWords = {
  copied: string
  copyFailed: string
  saved: string
  saveFailed: string
}

const SHOWN_MS = 2500

/** Says on the button, and to who cannot see it, what became of the click. */
const announce = (button: Element, words: string) => {
  const usual = button.textContent
  const status = document.querySelector(`#${MATERIALS.status}`)
  if (usual === words) return
  button.textContent = words
  if (status) status.textContent = words
  setTimeout(() => {
    button.textContent = usual
    if (status) status.textContent = ''
  }, SHOWN_MS)
}

const copyText = async (id: string): Promise<boolean> => {
  const area = document.querySelector<HTMLTextAreaElement>(`#${CSS.escape(id)}`)
  area?.select()
  try {
    await navigator.clipboard.writeText(area?.value ?? '')
    return true
  } catch (error) {
    // Refused, or no clipboard without TLS: the selection stays for the keyboard.
    if (error instanceof DOMException || error instanceof TypeError) return false
    throw error
  }
}

const saveBanner = async (path: string): Promise<boolean> => {
  const loaded = await import('./save-picture.ts').catch((_lost: unknown) => null)
  return (await loaded?.savePicture(path)) ?? false
}

/** Copies the text or saves the banner that a button names, and says on it what became of that. */
export const takeAlong = async (button: Element, words: TakeAlongWords): Promise<void> => {
  const text = button.getAttribute('data-copies')
  const banner = button.getAttribute('data-saves')
  // At once: some browsers let only the click itself write to the clipboard.
  if (text !== null) announce(button, (await copyText(text)) ? words.copied : words.copyFailed)
  if (banner !== null) announce(button, (await saveBanner(banner)) ? words.saved : words.saveFailed)
}
