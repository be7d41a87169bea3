import { useEffect } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { faultsOf, faultsWhileTyping, type FormValues } from '../form-values.ts'
import { isResting } from '../machine.ts'
import type { SignUpStore } from '../store.ts'
import type { DialogParts } from './dialog-parts.ts'
import { send } from './send.ts'

type Parts = {
  store: SignUpStore
  parts: DialogParts
  onValid: (values: FormValues) => Promise<void>
}

const resolver: Resolver<FormValues> = (values) => {
  const faults = Object.entries(faultsOf(values))
  if (faults.length === 0) return { values, errors: {} }
  return { values: {}, errors: Object.fromEntries(faults.map(([name, type]) => [name, { type }])) }
}

/** Tells of a field that was filled in and left before anybody listened. */
const replayLeaving = (input: HTMLInputElement | undefined) => {
  if (input?.value && input !== document.activeElement) input.dispatchEvent(new FocusEvent('blur'))
}

/**
 * Takes over the form that is already in the page, with what was typed: errors show after blur, on submit, or
 * for a password while it is typed, and submit is blocked while something is invalid (S1 §5).
 */
export const useSignUpForm = ({ store, parts, onValid }: Parts): void => {
  const { register, handleSubmit, getValues } = useForm<FormValues>({
    resolver,
    defaultValues: Object.fromEntries([...parts.inputs].map(([name, { value }]) => [name, value])),
    // Focus clears the label (S1 §4), so an error may not move it there.
    shouldFocusError: false,
  })

  useEffect(() => {
    const { form, inputs, button } = parts
    const stop = new AbortController()
    const { signal } = stop

    const submit = handleSubmit(onValid, () => {
      send(store, { type: 'refused', faults: faultsOf(getValues()) })
      // Safari takes the focus off the field, but gives it to no button that is clicked.
      if (!form.contains(document.activeElement)) button.focus()
    })
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault()
      if (button.disabled || !isResting(store.getState())) return
      send(store, { type: 'submitted' })
      void submit()
    }
    for (const [name, input] of inputs) {
      const field = register(name)
      field.ref(input)
      const onFocus = () => {
        send(store, { type: 'focused', field: name, isEmpty: input.value === '' })
      }
      const onBlur = async (event: FocusEvent) => {
        await field.onBlur(event)
        // Back in the field already: its focus has cleared the label.
        if (name !== 'email' || document.activeElement === input) return
        send(store, { type: 'blurred', faults: faultsOf(getValues()) })
      }
      const onInput = async (event: Event) => {
        await field.onChange(event)
        send(store, { type: 'typed', field: name, faults: faultsWhileTyping(getValues()) })
      }
      input.addEventListener('focus', onFocus, { signal })
      input.addEventListener('blur', (event) => void onBlur(event), { signal })
      input.addEventListener('input', (event) => void onInput(event), { signal })
    }
    // Before the listener of the opener, which holds early submits back.
    form.addEventListener('submit', onSubmit, { signal, capture: true })
    // A submit that came too early is made good now.
    if (store.getState().status === 'validating') {
      send(store, { type: 'resumed' })
      form.requestSubmit()
    } else if (form.closest('[open]')) replayLeaving(inputs.get('email'))
    return () => {
      stop.abort()
    }
  }, [store, parts, onValid, register, handleSubmit, getValues])
}
