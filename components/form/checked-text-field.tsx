import { useState, type ComponentProps, type FocusEvent } from 'react'
import { typedLine } from '#lib/util/typed-text.ts'
import { TextField } from './text-field.tsx'

/**
 * A `TextField` that turns red when it is required and left empty, until it gets focus, or when it is told of an
 * error (S2 §5).
 */
export const CheckedTextField = (props: ComponentProps<typeof TextField>) => {
  const { hasError = false, onFocus, onBlur } = props
  const [isMissing, setIsMissing] = useState(false)
  const focus = (event: FocusEvent<HTMLInputElement>) => {
    setIsMissing(false)
    onFocus?.(event)
  }
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    const { required, value } = event.currentTarget
    setIsMissing(required && typedLine(value) === '')
    onBlur?.(event)
  }
  return <TextField {...props} hasError={hasError || isMissing} onFocus={focus} onBlur={blur} />
}
