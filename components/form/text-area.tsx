import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'

type Props = Omit<ComponentProps<'textarea'>, 'className' | 'children'> & {
  id: string
  /** Text of the visible label. */
  label: string
  /** The label's error; page script puts it there. */
  wrong: string
  /** Stands below the field. */
  hint?: ReactNode
}

/** A field of several lines with its label, as it also stands without script (S2 §5). */
export const TextArea = ({ id, label, wrong, hint, ...area }: Props) => (
  <div className="field">
    <label htmlFor={id}>
      <Icon name="warning" />
      <span>{label}</span>
    </label>
    <textarea
      {...area}
      id={id}
      data-wrong={wrong}
      aria-describedby={hint ? `${id}-hint` : undefined}
    />
    {hint ? (
      <p id={`${id}-hint`} className="text-small text-ink-soft">
        {hint}
      </p>
    ) : null}
  </div>
)
