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

  const load = () => {
    rest ??= fetchRest().catch((_lost: unknown) => {
      form.noValidate = false
      if (store.getState().status === 'validating' && form.closest('[open]')) form.requestSubmit()
    })
  }
  // The label says what is wrong, not the browser.
  form.noValidate = true
  form.addEventListener(
    'submit',
    (event) => {
      if (event.defaultPrevented) return
      // Which says that the rest is lost.
      if (!form.noValidate) {
        // The handler reads label and destination from the address of the page.
        history.replaceState(null, '', store.getState().openedFrom?.replace(/^[^?]*/, ''))
        return
      }
      event.preventDefault()
      store.setState({ status: 'validating' })
      load()
    },
    { signal },
  )
  return load
}
