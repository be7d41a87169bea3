import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { PROGRESS_WAIT_MS } from '#lib/config/constants.ts'
import { attachLock } from './attach-lock.ts'

type Props = { message: string }

const ID = 'loading-overlay'

const Cover = ({ message }: Props) => {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    const stop = new AbortController()
    if (!dialog) return undefined
    dialog.showModal()
    attachLock({ dialog, isLocked: () => dialog.open, signal: stop.signal })()
    return () => {
      stop.abort()
      // One that is taken out of the page while it is open gives no focus back.
      dialog.close()
    }
  }, [])
  return createPortal(
    // The name is read out when the overlay takes the focus, the status whenever its text changes later.
    <dialog ref={ref} id={ID} className="overlay" tabIndex={-1} aria-label={message}>
      <div className="notice loading">
        <output>{message}</output>
        <span className="ellipsis" aria-hidden="true" />
      </div>
    </dialog>,
    document.body,
  )
}

/**
 * Covers the page with a translucent mask, a message and an ellipsis while something goes on that may not
 * be interrupted (S1 §2, S2 §2.8). What is over within 200 ms shows nothing (S2 §9).
 */
export const LoadingOverlay = ({ message }: Props) => {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const wait = setTimeout(setIsDue, PROGRESS_WAIT_MS, true)
    return () => {
      clearTimeout(wait)
    }
  }, [])
  return isDue ? <Cover message={message} /> : null
}
