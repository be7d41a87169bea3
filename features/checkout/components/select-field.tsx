import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '#components/ui/icon.tsx'

type Props = Omit<ComponentProps<'select'>, 'className'> & {
  id: string
  /** Text of the visible label; where something is wrong it says what. */
  label: string
  hasError?: boolean
  children: ReactNode
}

/** A choice out of a list with its label, as it also stands without script (S2 §5). */
export const SelectField = ({ id, label, hasError = false, children, ...select }: Props) => (
  <div className="field" data-invalid={hasError ? '' : undefined}>
    <label htmlFor={id}>
      <Icon name="warning" />
      <span>{label}</span>
    </label>
    <select {...select} id={id} aria-invalid={hasError || undefined}>
      {children}
    </select>
  </div>
)
