'use client'

import { useState, type ComponentProps } from 'react'
import { Icon } from '#components/ui/icon.tsx'

type Props = Omit<ComponentProps<'input'>, 'className'> & {
  id: string
  /** Text of the visible label; where something is wrong it says what. */
  label: string
  /** Something outside the field found its value wrong. */
  hasError?: boolean
}

/** A text field with its label: red when it is required and left empty, until it gets focus (S2 §5). */
export const TextField = ({ id, label, hasError = false, onFocus, onBlur, ...input }: Props) => {
  const [isMissing, setIsMissing] = useState(false)
  return (
    <div className="field" data-invalid={hasError || isMissing || undefined}>
      <label htmlFor={id}>
        {hasError ? <Icon name="warning" /> : null}
        {label}
      </label>
      <input
        type="text"
        {...input}
        id={id}
        aria-invalid={hasError || isMissing || undefined}
        onFocus={(event) => {
          setIsMissing(false)
          onFocus?.(event)
        }}
        onBlur={(event) => {
          setIsMissing(Boolean(input.required) && event.target.value.trim() === '')
          onBlur?.(event)
        }}
      />
    </div>
  )
}
