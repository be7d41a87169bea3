/** Most visitors type nothing into the agreement of a first screen: the code comes with the focus, or the pointer above it. */
export const attachAgreement = (signal: AbortSignal): void => {
  const form = document.querySelector<HTMLFormElement>('[data-agreement]')
  if (!form) return
  const fill = async () => {
    const { fillAgreement } = await import('./fill-agreement.ts')
    fillAgreement(form, signal)
  }
  const near = () => void fill()
  for (const sign of ['focusin', 'pointerover']) {
    form.addEventListener(sign, near, { signal, once: true })
  }
  if (form.contains(document.activeElement)) near()
}
