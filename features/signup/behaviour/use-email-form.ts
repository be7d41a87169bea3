import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { emailSchema } from '#lib/contracts/email.ts'
import type { SignUpStore } from '../store.ts'
import type { DialogParts } from './dialog-parts.ts'

type Parts = {
  store: SignUpStore
  parts: DialogParts
  /** Gets the address as the contract wants it. */
  onValid: (email: string) => Promise<void>
}

const schema = z.object({ email: emailSchema })

/**
 * Takes over the form that is already in the page, with what was typed: errors show after blur or on
 * submit, and submit is blocked while the address is invalid (S1 §5).
 */
export const useEmailForm = ({ store, parts, onValid }: Parts): void => {
  const { form, input } = parts
  const { register, handleSubmit, trigger } = useForm<z.infer<typeof schema>>({
    resolver: standardSchemaResolver(schema),
    defaultValues: { email: input.value },
    // Focus clears the label (S1 §4), so an error may not move it there.
    shouldFocusError: false,
  })

  useEffect(() => {
    const field = register('email')
    field.ref(input)

    const submit = handleSubmit(
      ({ email }) => onValid(email),
      () => {
        store.setState({ status: 'idle', label: 'error' })
      },
    )
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault()
      if (store.getState().status !== 'idle') return
      store.setState({ status: 'validating', label: 'default' })
      void submit()
    }
    const showErrorAfterBlur = async (event: FocusEvent) => {
      await field.onBlur(event)
      const isValid = await trigger('email')
      // Back in the field already: its focus has cleared the label.
      if (!isValid && document.activeElement !== input) store.setState({ label: 'error' })
    }
    const clearOutdatedLabel = async (event: Event) => {
      await field.onChange(event)
      const { label } = store.getState()
      if (label === 'default') return
      if (label !== 'error' || (await trigger('email'))) store.setState({ label: 'default' })
    }

    const stop = new AbortController()
    const { signal } = stop
    // Before the listener of the opener, which holds early submits back.
    form.addEventListener('submit', onSubmit, { signal, capture: true })
    input.addEventListener('blur', (event) => void showErrorAfterBlur(event), { signal })
    input.addEventListener('input', (event) => void clearOutdatedLabel(event), { signal })
    // A submit that came too early is made good now.
    if (store.getState().status === 'validating') {
      store.setState({ status: 'idle' })
      form.requestSubmit()
    }
    return () => {
      stop.abort()
    }
  }, [store, form, input, onValid, register, handleSubmit, trigger])
}
