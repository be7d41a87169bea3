import { closest, isPlainClick } from '#lib/browser/clicks.ts'

type Found = { dialog: HTMLDialogElement; link: HTMLAnchorElement }

type Parts = {
  /** The link that a click came from. */
  selector: `a[${string}]`
  idOf: (data: DOMStringMap) => string
  /** Fetches what opens the dialog. */
  fetchIt: () => Promise<(found: Found) => unknown>
}

/**
 * Opens the dialogs that links of the page name; what that takes is fetched then. Without the dialog, or where nothing
 * can be fetched, a link leads where it points (S2 §2.8).
 */
export const onOverlayLink = ({ selector, idOf, fetchIt }: Parts) => {
  const onClick = (event: MouseEvent) => {
    const link = closest(event, selector)
    const dialog = link && document.getElementById(idOf(link.dataset))
    if (!link || !(dialog instanceof HTMLDialogElement) || !isPlainClick(event)) return
    event.preventDefault()
    fetchIt().then(
      (open) => open({ dialog, link }),
      () => location.assign(link.href),
    )
  }
  return (signal: AbortSignal): void => {
    document.addEventListener('click', onClick, { signal })
  }
}
