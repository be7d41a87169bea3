import { attachClosing } from '#components/ui/attach-closing.ts'
import { currentDevice } from '#lib/browser/device.ts'
import { isPlainClick } from '#lib/browser/plain-click.ts'
import { track } from '#lib/browser/track.ts'
import { isBusy, type LabelKind, type SignUpStore } from '../store.ts'

type Parts = {
  dialog: HTMLDialogElement
  store: SignUpStore
  /** Fetches the rest; called when the visitor comes near, never by the page itself. */
  load: () => void
  signal: AbortSignal
}

const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(selector) : null

const TRIGGER = 'a[data-sign-up]'

/** Opens the dialog from every link of the page that asks for it, and once on load where it stands open. */
export const attachOpening = ({ dialog, store, load, signal }: Parts): void => {
  const open = (openedFrom: string, label: LabelKind) => {
    dialog.showModal()
    // After showModal(), whose focus on the field would clear the label.
    store.setState({ openedFrom, label })
    track({ name: 'Signup started', category: 'Download link click', label: currentDevice() })
  }
  const onClick = (event: MouseEvent) => {
    const trigger = closest(event, TRIGGER)
    if (!trigger || !isPlainClick(event)) return
    // Safari focuses no link on click, and closing gives the focus back to what had it.
    trigger.focus()
    open(trigger.href, 'default')
    // Last, so that a browser without modal dialogs follows the link.
    event.preventDefault()
    load()
  }
  const onApproach = (event: Event) => {
    if (closest(event, `${TRIGGER},#${dialog.id} form`)) load()
  }

  if (dialog.open && store.getState().openedFrom === null) {
    const focused = document.activeElement
    dialog.removeAttribute('open')
    open(location.href, store.getState().label)
    // Whoever was in the form before script arrived stays there, and wants the rest.
    if (focused instanceof HTMLElement && dialog.contains(focused)) {
      focused.focus()
      load()
    }
  }
  document.addEventListener('click', onClick, { signal })
  document.addEventListener('pointerover', onApproach, { signal })
  document.addEventListener('focusin', onApproach, { signal })
  dialog.addEventListener(
    'close',
    () => {
      store.setState((state) => ({
        status: isBusy(state) ? state.status : 'idle',
        openedFrom: null,
      }))
    },
    { signal },
  )
  attachClosing({ dialog, mayClose: () => !isBusy(store.getState()), signal })
}
