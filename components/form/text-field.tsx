import type { ComponentProps, ReactElement } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import type { LabelStyle } from '#lib/config/sign-up-variants.ts'

type Props = Omit<ComponentProps<'input'>, 'className' | 'children'> & {
  id: string
  /** Text of the visible label; where something is wrong it says what. */
  label: string
  hasError?: boolean
  /** The place of the label; above the field when left out (S1 §2). */
  labelStyle?: LabelStyle | undefined
  /** Stands below the field. */
  hint?: ReactElement | null
}

/** A text field with its label, as it also stands without script (S2 §5). */
export const TextField = ({ id, label, hasError = false, labelStyle, hint, ...input }: Props) => (
  <div className="field" data-label-style={labelStyle} data-invalid={hasError ? '' : undefined}>
    <label htmlFor={id}>
      <Icon name="warning" />
      <span>{label}</span>
    </label>
    <input type="text" {...input} id={id} aria-invalid={hasError || undefined} />
    {hint}
  </div>
)
