type When = {
  /** Milliseconds after the load. */
  delayMs?: number
  signal: AbortSignal
}

/** Does something once the page is loaded and a while has passed, for nothing of it is needed before; never after `signal`. */
export const afterLoad = (run: () => void, { delayMs = 0, signal }: When): void => {
  const wait = () => {
    const timer = setTimeout(run, delayMs)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  if (signal.aborted) return
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true, signal })
}
