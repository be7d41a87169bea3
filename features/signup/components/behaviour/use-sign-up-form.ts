import {
  useEffect,
  useRef,
  type FocusEvent,
  type InputEvent,
  type RefObject,
  type SubmitEvent,
} from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { emailSchema } from '#features/account/email.ts'
import { suggestEmail } from '#features/signup/suggest-email.ts'
import { send } from '../../browser/send.ts'
import { signUpStore } from '../../browser/sign-up-store.ts'
import { faultsOf, faultsWhileTyping, type FormValues } from '../../form-values.ts'
import { isResting } from '../../sign-up-machine.ts'
import type { FieldName } from '../../state.ts'

/** Waits until no pointer is down and its click has happened: what appears earlier moves the button away from under it. */
const pointerRest = (signal: AbortSignal) => {
  let isDown = false
  const note = ({ type }: Event) => {
    isDown = type === 'pointerdown'
  }
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
    document.addEventListener(type, note, { signal, capture: true })
  }
  return () =>
    new Promise<void>((resolve) => {
      const soon = () => setTimeout(resolve)
      if (isDown) document.addEventListener('pointerup', soon, { signal, once: true })
      else soon()
    })
}

/** Gives what offers, once the visitor has left the e-mail field, the address that was probably meant; blocks nothing. */
const useSuggestion = (): ((email: HTMLInputElement) => Promise<void>) => {
  const rest = useRef<ReturnType<typeof pointerRest> | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    rest.current = pointerRest(stop.signal)
    return () => {
      stop.abort()
    }
  }, [])
  return async (email) => {
    await rest.current?.()
    const { data: address = email.value } = emailSchema.safeParse(email.value)
    const suggestion = suggestEmail(address)
    if (!suggestion || document.activeElement === email) return
    if (emailSchema.safeParse(suggestion).success) send({ type: 'suggested', suggestion })
  }
}

type Field = HTMLInputElement

type Parts = {
  form: RefObject<HTMLFormElement | null>
  /** The form may not be sent on this page. */
  isClosed: boolean
  onValid: (values: FormValues) => Promise<void>
}

const resolver: Resolver<FormValues> = (values) => {
  const faults = Object.entries(faultsOf(values))
  if (faults.length === 0) return { values, errors: {} }
  return { values: {}, errors: Object.fromEntries(faults.map(([name, type]) => [name, { type }])) }
}

/** Makes good, once the form listens, what came too early: a submit, or leaving an e-mail field that was filled in. */
const useHydration = (form: Parts['form'], leave: (email: Field) => void) => {
  const leaveNow = useRef(leave)
  useEffect(() => {
    const { isHydrated, isPosted, status } = signUpStore.getState()
    if (isHydrated) return
    signUpStore.setState({ isHydrated: true })
    if (isPosted) return
    const email = form.current?.querySelector<Field>('[type=email]')
    if (status === 'validating') {
      send({ type: 'resumed' })
      form.current?.requestSubmit()
    } else if (
      form.current?.closest('[open]') &&
      email?.value &&
      email !== document.activeElement
    ) {
      leaveNow.current(email)
    }
  }, [form])
}

/**
 * The listeners of a form and its fields, with what was typed before: errors show after blur, on submit, or for a password while it is
 * typed, and submit is blocked while something is invalid (S1 §5).
 */
export const useSignUpForm = ({ form, isClosed, onValid }: Parts) => {
  // Without default values the form takes those that stand in its fields already.
  const { register, handleSubmit, getValues } = useForm<FormValues>({
    resolver,
    // Focus clears the label (S1 §4), so an error may not move it there.
    shouldFocusError: false,
  })
  const offer = useSuggestion()

  /** The visitor has left the e-mail field. */
  const leave = (email: Field) => {
    void offer(email)
    // Back in the field already: its focus has cleared the label.
    if (document.activeElement !== email) send({ type: 'blurred', faults: faultsOf(getValues()) })
  }
  const listen = (name: FieldName) => {
    const { ref, onChange, onBlur } = register(name)
    return {
      ref,
      onFocus: ({ currentTarget: { value } }: FocusEvent<Field>) => {
        send({ type: 'focused', field: name, isEmpty: value === '' })
      },
      onBlur: async (event: FocusEvent<Field>) => {
        const { currentTarget: input } = event
        await onBlur(event)
        if (name === 'email') leave(input)
      },
      // Not `onChange`, which misses what script has set.
      onInput: async (event: InputEvent<Field>) => {
        await onChange(event)
        send({ type: 'typed', field: name, faults: faultsWhileTyping(getValues()) })
      },
    }
  }
  const onInvalid = () => {
    send({ type: 'refused', faults: faultsOf(getValues()) })
    // Safari takes the focus off the field, but gives it to no button that is clicked.
    if (form.current?.contains(document.activeElement)) return
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const state = signUpStore.getState()
    // Which the page script holds back until it is.
    if (!state.isHydrated) return
    event.preventDefault()
    if (isClosed || !isResting(state)) return
    send({ type: 'submitted' })
    void handleSubmit(onValid, onInvalid)()
  }

  useHydration(form, leave)
  return { listen, onSubmit }
}
