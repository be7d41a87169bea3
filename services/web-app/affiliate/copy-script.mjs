// @ts-check
// Runs in the browser: `links-page.ts` puts this file into the page as it stands, so it imports nothing.

/**
 * Selects a text and copies it.
 *
 * @param {HTMLTextAreaElement} area
 * @returns {Promise<boolean>} False where the browser refuses: the selection stays for the keyboard.
 */
const copy = async (area) => {
  area.select()
  try {
    await navigator.clipboard.writeText(area.value)
    return true
  } catch (error) {
    // Refused, or no clipboard without TLS.
    if (error instanceof DOMException || error instanceof TypeError) return false
    throw error
  }
}

/**
 * Shows the buttons that copy the field before them, which do nothing without script; each says what it has done, on itself and in the
 * page's status.
 *
 * @param {ParentNode} root
 */
export const startCopying = (root) => {
  const status = root.querySelector('[role="status"]')
  for (const button of root.querySelectorAll('button')) {
    const area = button.parentElement?.querySelector('textarea')
    const { copied, failed } = button.dataset
    if (!area || copied === undefined || failed === undefined) continue
    const press = async () => {
      const said = (await copy(area)) ? copied : failed
      button.textContent = said
      if (status) status.textContent = said
    }
    button.hidden = false
    button.addEventListener('click', () => void press())
  }
}
