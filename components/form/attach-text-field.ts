type Parts = {
  /** The input of a rendered `TextField`. */
  input: HTMLInputElement
  signal: AbortSignal
}

type Shown = {
  label: string
  /** Something outside the field found its value wrong. */
  hasError: boolean
}

/**
 * Turns a rendered `TextField` red when it is required and left empty, until it gets focus, or when it is
 * told of an error (S2 §5). Gives what shows another label and error.
 */
export const attachTextField = ({ input, signal }: Parts): ((shown: Shown) => void) => {
  const text = input.labels?.[0]?.querySelector('span')
  let isMissing = false
  let hasError = input.getAttribute('aria-invalid') === 'true'

  const show = () => {
    const isInvalid = isMissing || hasError
    input.parentElement?.toggleAttribute('data-invalid', isInvalid)
    if (isInvalid) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
  }
  const setMissing = (isMissingNow: boolean) => {
    isMissing = isMissingNow
    show()
  }

  input.addEventListener('focus', () => setMissing(false), { signal })
  input.addEventListener('blur', () => setMissing(input.required && input.value.trim() === ''), {
    signal,
  })
  return (shown) => {
    if (text) text.textContent = shown.label
    hasError = shown.hasError
    show()
  }
}
