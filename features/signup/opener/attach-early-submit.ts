import type { SignUpStore } from '../store.ts'

type Parts = {
  form: HTMLFormElement
  store: SignUpStore
  fetchRest: () => Promise<void>
  signal: AbortSignal
}

/**
 * Holds a submit back until the behaviour is there to take it; if that is lost on the way the form
 * posts by itself. Gives the function that fetches the behaviour, once however often it is called.
 */
export const attachEarlySubmit = ({ form, store, fetchRest, signal }: Parts): (() => void) => {
  let rest: Promise<void> | undefined
  let isLost = false

  const load = () => {
    rest ??= fetchRest().catch((_lost: unknown) => {
      isLost = true
      form.noValidate = false
      if (store.getState().status === 'validating') form.requestSubmit()
    })
  }
  // The label says what is wrong, not the browser.
  form.noValidate = true
  form.addEventListener(
    'submit',
    (event) => {
      if (event.defaultPrevented || isLost) return
      event.preventDefault()
      store.setState({ status: 'validating' })
      load()
    },
    { signal },
  )
  return load
}
