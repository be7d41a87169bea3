import { useEffect, type RefObject } from 'react'
import { currentDevice } from '#lib/browser/device.ts'
import { track } from '#lib/browser/track.ts'
import type { LabelKind, SignUpStore } from '../store.ts'

type Parts = {
  store: SignUpStore
  dialog: RefObject<HTMLDialogElement | null>
  /** The dialog stands open in the HTML. */
  isOpen: boolean
  /** Fetches the rest; called when the visitor comes near, never by the page itself. */
  load: () => void
}

const TRIGGER = 'a[data-sign-up]'

const triggerOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(TRIGGER) : null

const isPlainClick = (event: MouseEvent) =>
  !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)

/** Opens the dialog from every link of the page that asks for it, and once on load where it stands open. */
export const useOpening = ({ store, dialog, isOpen, load }: Parts): void => {
  useEffect(() => {
    const element = dialog.current
    if (!element) return undefined

    const open = (from: { href: string; label: LabelKind }) => {
      element.showModal()
      // After showModal(), whose focus on the field would clear the label.
      store.setState({ openedFrom: from.href, label: from.label })
      track({ name: 'Signup started', category: 'Download link click', label: currentDevice() })
    }

    if (isOpen && store.getState().openedFrom === null) {
      const focused = document.activeElement
      const { label } = store.getState()
      element.removeAttribute('open')
      open({ href: location.href, label })
      // Whoever was in the form before script arrived stays there, and wants the rest.
      if (focused instanceof HTMLElement && element.contains(focused)) {
        focused.focus()
        load()
      }
    }

    const onClick = (event: MouseEvent) => {
      const trigger = triggerOf(event)
      if (!trigger || event.defaultPrevented || !isPlainClick(event)) return
      // Safari focuses no link on click, and closing gives the focus back to what had it.
      trigger.focus()
      open({ href: trigger.href, label: 'default' })
      // Last, so that a browser without modal dialogs follows the link.
      event.preventDefault()
      load()
    }
    const onApproach = (event: Event) => {
      const isInForm = event.target instanceof Element && event.target.closest('form')
      if (triggerOf(event) || (isInForm && element.contains(isInForm))) load()
    }
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('click', onClick, { signal })
    for (const type of ['pointerover', 'focusin']) {
      document.addEventListener(type, onApproach, { signal })
    }
    return () => {
      stop.abort()
    }
  }, [store, dialog, isOpen, load])
}
