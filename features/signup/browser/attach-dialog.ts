import { attachClosing } from '#components/ui/attach-closing.ts'
import { track } from '#features/analytics/track.ts'
import { closest, isPlainClick } from '#lib/browser/clicks.ts'
import { currentDevice } from '#lib/browser/current-device.ts'
import { startIslands } from '#lib/browser/islands.ts'
import type { Shortcut } from '../shortcuts.ts'
import type { SignUpState } from '../state.ts'
import { sendFromPage, signUpStore } from './sign-up-store.ts'

/** Does something once the next frame is on its way to the screen, which the one after it shows: what a visitor need not wait for. */
const afterFrame = (then: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(then))
}

type Parts = {
  dialog: HTMLDialogElement
  shortcuts: readonly Shortcut[]
  signal: AbortSignal
}

/** A link, or a form of the page. */
type Opener = HTMLElement & { href?: string }

const TRIGGER = 'a[data-sign-up]'
const ENTRY = 'form[data-sign-up]'
const EMAIL = '[type=email]'

const stopEvent = (event: Event) => event.stopImmediatePropagation()

const MOVES = ['focusin', 'focusout'] as const

/** Focus that the page itself has moved is no sign of a visitor, who alone has the framework fetched or leaves a field. */
const withoutFocusEvents = (move: () => void) => {
  for (const type of MOVES) window.addEventListener(type, stopEvent, true)
  move()
  for (const type of MOVES) window.removeEventListener(type, stopEvent, true)
}

/** Sends a recognised visitor on; tells whether it did. */
const passes = (
  opener: Opener,
  { shortcuts, search = '' }: { shortcuts: readonly Shortcut[]; search?: string },
) => {
  const shortcut = shortcuts.find(
    ({ links, cookies }) => opener.matches(links) && RegExp(cookies).test(document.cookie),
  )
  if (shortcut) location.assign(shortcut.href + search.replace('?', '&'))
  return shortcut
}

const makeModal = (dialog: HTMLDialogElement, state: Partial<SignUpState>) => {
  dialog.open = false
  dialog.showModal()
  // After showModal(), whose focus on the field would clear the label.
  signUpStore.setState(state)
  track({ name: 'Signup started', category: 'Download link click', label: currentDevice() })
}

/** A dialog that stands open in the page becomes a modal one, once. */
const takeOverOpen = (dialog: HTMLDialogElement) => {
  if (!dialog.open || signUpStore.getState().openedFrom) return
  const focused = dialog.querySelector<HTMLElement>(':focus')
  withoutFocusEvents(() => {
    makeModal(dialog, { openedFrom: location.href })
    // Whoever was in the form before script arrived stays there.
    focused?.focus()
  })
}

/** Gives what opens the dialog for a link or form. */
const opening = (dialog: HTMLDialogElement) => {
  const heading = dialog.querySelector('[data-card-heading]')
  const asked = heading?.previousElementSibling
  const usual = heading?.textContent ?? ''
  return (opener: Opener, goOn?: () => void) => {
    // Pressed twice, while what lies behind is not inert yet.
    if (dialog.open) return
    const own = opener.dataset.heading
    if (heading) heading.textContent = own ?? usual
    // A form of the page has words of many kinds, and what a landing page asks is its headline.
    const { signUp, isAsked = !own && signUp === 'account' } = opener.dataset
    if (asked) asked.textContent = isAsked ? opener.textContent : ''
    dialog.open = true
    // What is typed at once goes into the field, however long the rest takes.
    dialog.querySelector<HTMLElement>(EMAIL)?.focus()
    const enter = () => {
      // Closed again before.
      if (!dialog.open) return
      withoutFocusEvents(() => {
        // Safari focuses no link on click, and closing gives the focus back to what had it.
        opener.focus()
        makeModal(dialog, { openedFrom: opener.href ?? location.href, status: 'idle', faults: {} })
      })
      startIslands(dialog.querySelector(EMAIL))
      goOn?.()
    }
    // What lies behind becomes inert, for which the browser goes through the whole page: seen first (budget 18).
    // Not on iOS, which raises the keyboard for a focus within the tap only.
    if ('standalone' in navigator) enter()
    else afterFrame(enter)
  }
}

/**
 * Opens the dialog from every link and form of the page that ask for it, and once on load where it stands open.
 * What was typed into such a form goes on in the dialog's own. Nothing of it waits for a file.
 */
export const attachDialog = ({ dialog, shortcuts, signal }: Parts): void => {
  const open = opening(dialog)
  const onClick = (event: MouseEvent) => {
    const trigger = closest(event, TRIGGER)
    if (!trigger || !isPlainClick(event)) return
    if (!passes(trigger, { shortcuts, search: trigger.search })) open(trigger)
    event.preventDefault()
  }
  const onSubmit = (event: SubmitEvent) => {
    const entry = closest(event, ENTRY)
    const typed = entry?.querySelector<HTMLInputElement>(EMAIL)
    const field = dialog.querySelector<HTMLInputElement>(EMAIL)
    if (!entry || !typed || !field) return
    event.preventDefault()
    if (passes(entry, { shortcuts })) return
    open(entry, () => {
      field.value = typed.value
      // For the form that React has, where it is there already.
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.form?.requestSubmit()
    })
  }
  takeOverOpen(dialog)
  document.addEventListener('click', onClick, { signal })
  document.addEventListener('submit', onSubmit, { signal })
  dialog.addEventListener('close', () => sendFromPage('closed'), { signal })
  attachClosing({ dialog, signal })
}
