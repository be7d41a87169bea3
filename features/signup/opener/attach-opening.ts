import { attachClosing } from '#components/ui/attach-closing.ts'
import { afterFrame } from '#lib/browser/after-frame.ts'
import { closest } from '#lib/browser/closest.ts'
import { currentDevice } from '#lib/browser/device.ts'
import { isPlainClick } from '#lib/browser/plain-click.ts'
import { track } from '#lib/browser/track.ts'
import { SIGN_UP_FORM } from '../ids.ts'
import type { Shortcut } from '../shortcuts.ts'
import type { SignUpState, SignUpStore } from '../store.ts'

type Parts = {
  dialog: HTMLDialogElement
  store: SignUpStore
  shortcuts: readonly Shortcut[] | undefined
  /** Fetches the rest; called when the visitor comes near, never by the page itself. */
  load: () => void
  signal: AbortSignal
}

/** A link, or a form of the page. */
type Opener = HTMLElement & { href?: string }

const TRIGGER = 'a[data-sign-up]'
const ENTRY = 'form[data-sign-up]'
const NEAR = `[data-sign-up],${SIGN_UP_FORM}`
const EMAIL = '[type=email]'

/**
 * Opens the dialog from every link and form of the page that ask for it, and once on load where it stands open.
 * What was typed into such a form goes on in the dialog's own.
 */
export const attachOpening = ({ dialog, store, shortcuts, load, signal }: Parts): void => {
  const heading = dialog.querySelector('[data-card-heading]')
  const usual = heading?.textContent ?? ''
  const makeModal = (state: Partial<SignUpState>) => {
    dialog.open = false
    dialog.showModal()
    // After showModal(), whose focus on the field would clear the label.
    store.setState(state)
    track({ name: 'Signup started', category: 'Download link click', label: currentDevice() })
  }
  const open = (opener: Opener, goOn: () => void) => {
    // Pressed twice, while what lies behind is not inert yet.
    if (dialog.open) return
    if (heading) heading.textContent = opener.dataset.heading ?? usual
    dialog.open = true
    const enter = () => {
      // Closed again before.
      if (!dialog.open) return
      // Safari focuses no link on click, and closing gives the focus back to what had it.
      opener.focus()
      makeModal({ openedFrom: opener.href ?? location.href, status: 'idle', faults: {} })
      goOn()
    }
    // What lies behind becomes inert, for which the browser goes through the whole page: seen first (budget 18).
    // Not on iOS, which raises the keyboard for a focus within the tap only.
    if ('standalone' in navigator) enter()
    else afterFrame(enter)
  }
  /** Sends a recognised visitor on; tells whether it did. */
  const passes = (opener: Opener, search = '') => {
    const shortcut = shortcuts?.find(
      ({ links, cookies }) => opener.matches(links) && RegExp(cookies).test(document.cookie),
    )
    if (shortcut) location.assign(shortcut.href + search.replace('?', '&'))
    return shortcut
  }
  const onClick = (event: MouseEvent) => {
    const trigger = closest(event, TRIGGER)
    if (!trigger || !isPlainClick(event)) return
    if (!passes(trigger, trigger.search)) open(trigger, load)
    event.preventDefault()
  }
  const onSubmit = (event: SubmitEvent) => {
    const entry = closest(event, ENTRY)
    const typed = entry?.querySelector<HTMLInputElement>(EMAIL)
    const field = dialog.querySelector<HTMLInputElement>(EMAIL)
    if (!entry || !typed || !field) return
    event.preventDefault()
    if (passes(entry)) return
    open(entry, () => {
      field.value = typed.value
      // For the behaviour, where it is there already.
      field.dispatchEvent(new Event('input'))
      field.form?.requestSubmit()
    })
  }
  const onApproach = (event: Event) => {
    if (closest(event, NEAR)) load()
  }

  if (dialog.open && !store.getState().openedFrom) {
    const focused = dialog.querySelector<HTMLElement>(':focus')
    makeModal({ openedFrom: location.href })
    // Whoever was in the form before script arrived stays there, and wants the rest.
    focused?.focus()
    if (focused) load()
  }
  document.addEventListener('click', onClick, { signal })
  document.addEventListener('submit', onSubmit, { signal })
  document.addEventListener('pointerover', onApproach, { signal })
  document.addEventListener('focusin', onApproach, { signal })
  // The field of a dialog that stands open has had its focus before.
  document.addEventListener('input', onApproach, { signal })
  attachClosing({ dialog, signal })
}
