import { useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { attachClosing } from './attach-closing.ts'
import { buttonClasses } from './button-classes.ts'

/** Finished strings in the page's language. */
export type ErrorNoticeWords = {
  title?: string
  message: string
  /** On the one button, which dismisses the notice. */
  action: string
}

type Props = ErrorNoticeWords & {
  /** The visitor has dismissed it. */
  onClose: () => void
}

const ID = 'error-notice'
const TITLE_ID = `${ID}-title`
const MESSAGE_ID = `${ID}-message`

/**
 * A message with one button that dismisses it, above whatever is open (S2 §2.8 "Error dialog"). Button, Escape and
 * overlay close it, and the focus goes back to where it was.
 */
export const ErrorNotice = ({ title, message, action, onClose }: Props) => {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    const stop = new AbortController()
    if (!dialog) return undefined
    attachClosing({ dialog, signal: stop.signal })
    dialog.showModal()
    return () => {
      stop.abort()
    }
  }, [])
  // One that is taken out of the page while it is open gives no focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => dialog?.close()
  }, [])
  return createPortal(
    <dialog
      ref={ref}
      id={ID}
      role="alertdialog"
      className="overlay"
      data-fade=""
      aria-labelledby={title ? TITLE_ID : MESSAGE_ID}
      aria-describedby={title ? MESSAGE_ID : undefined}
      onClose={({ currentTarget }) => {
        // In development effects run twice, and the second has opened it again.
        if (!currentTarget.open) onClose()
      }}
    >
      <div className="notice">
        {title ? <h2 id={TITLE_ID}>{title}</h2> : null}
        <p id={MESSAGE_ID}>{message}</p>
        <button type="button" className={buttonClasses('primary')} data-close="">
          {action}
        </button>
      </div>
    </dialog>,
    document.body,
  )
}
