import type { ComponentProps } from 'react'
import { Icon } from '#components/ui/icon.tsx'

type Props = Omit<ComponentProps<'input'>, 'className'> & {
  id: string
  /** Text of the visible label; where something is wrong it says what. */
  label: string
  hasError?: boolean
}

/** A text field with its label above, as it also stands without script (S2 §5). */
export const TextField = ({ id, label, hasError = false, ...input }: Props) => (
  <div className="field" data-invalid={hasError ? '' : undefined}>
    <label htmlFor={id}>
      <Icon name="warning" />
      <span>{label}</span>
    </label>
    <input type="text" {...input} id={id} aria-invalid={hasError || undefined} />
  </div>
)
