import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { emailSchema } from '#lib/contracts/email.ts'
import type { SignUpStore } from '../store.ts'
import { emailInput } from './email-input.ts'

type Parts = {
  store: SignUpStore
  form: HTMLFormElement
  /** Gets the address as the contract wants it. */
  onValid: (email: string) => Promise<void>
}

const schema = z.object({ email: emailSchema })

/**
 * Takes over the form that is already in the page, with what was typed: errors show after blur or on
 * submit, and submit is blocked while the address is invalid (S1 §5).
 */
export const useEmailForm = ({ store, form, onValid }: Parts): void => {
  const [input] = useState(() => emailInput(form))
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
    const hideErrorOnceValid = async (event: Event) => {
      await field.onChange(event)
      if (store.getState().label !== 'error') return
      if (await trigger('email')) store.setState({ label: 'default' })
    }

    const stop = new AbortController()
    const { signal } = stop
    form.addEventListener('submit', onSubmit, { signal })
    input.addEventListener('blur', (event) => void showErrorAfterBlur(event), { signal })
    input.addEventListener('input', (event) => void hideErrorOnceValid(event), { signal })
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
