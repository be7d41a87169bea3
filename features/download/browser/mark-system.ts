/** A tablet of Apple says that it is a Mac; no Mac has a screen for several fingers. */
const systemOf = ({ platform, maxTouchPoints }: Navigator): string | undefined => {
  if (platform.startsWith('Win')) return 'windows'
  return platform.startsWith('Mac') && maxTouchPoints < 2 ? 'macos' : undefined
}

/** Marks the visitor's system on the list of downloads, which then shows it first. */
export const markSystem = (): void => {
  const list = document.querySelector<HTMLElement>('[data-systems]')
  const system = systemOf(navigator)
  if (list && system) list.dataset.system = system
}
