'use client'

import { useRef, type PointerEvent, type MouseEvent, type ReactNode, type Ref } from 'react'

type Props = {
  ref: Ref<HTMLDialogElement>
  /** Id of the heading that names the dialog. */
  labelledBy: string
  /** Whether it stands open in the HTML, without script. */
  isOpen: boolean
  /** Nothing closes it while this is set. */
  isLocked: boolean
  /** Whether the style sheet fades the card in, because no script does. */
  isFadedByStyle: boolean
  onClose: () => void
  /** The card; what carries `data-close` in it closes the dialog. */
  children: ReactNode
}

const isOverlay = (event: MouseEvent) => event.target === event.currentTarget

/** A modal card over the page; overlay, close control and Escape close it unless it is locked (S1 §2). */
export const Dialog = (props: Props) => {
  const { ref, labelledBy, isOpen, isLocked, isFadedByStyle, onClose, children } = props
  const startedOnOverlay = useRef(false)

  const onPointerDown = (event: PointerEvent) => {
    startedOnOverlay.current = isOverlay(event)
  }
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    const control = event.target instanceof Element && event.target.closest('[data-close]')
    if (control) event.preventDefault()
    // A text selection that ends outside the card closes nothing.
    const wantsToClose = control || (isOverlay(event) && startedOnOverlay.current)
    if (wantsToClose && !isLocked) event.currentTarget.close()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and the close control do by keyboard what the overlay does.
    <dialog
      ref={ref}
      // Closed is an absent attribute, so that React never closes what showModal() opened.
      open={isOpen || undefined}
      aria-labelledby={labelledBy}
      className="overlay"
      data-fade={isFadedByStyle || undefined}
      onPointerDown={onPointerDown}
      onClick={onClick}
      onClose={onClose}
      onCancel={(event) => {
        if (isLocked) event.preventDefault()
      }}
      onKeyDown={(event) => {
        // Chromium closes at the second Escape even when `cancel` is prevented.
        if (isLocked && event.key === 'Escape') event.preventDefault()
      }}
    >
      {children}
    </dialog>
  )
}
