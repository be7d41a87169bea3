import { ChoiceCards } from '#components/form/choice-cards.tsx'
import { TextArea } from '#components/form/text-area.tsx'
import { TextField } from '#components/form/text-field.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { LeavingField } from '../server/leaving-fields.ts'

type FieldProps = { field: LeavingField; locale: Locale }

const Field = ({ field, locale }: FieldProps) => {
  const { name, label, wrong, isRequired, autoComplete, hint } = field
  const hintId = hint ? `leaving-${name}-hint` : undefined
  switch (field.kind) {
    case 'choice':
      return (
        <ChoiceCards
          legend={label}
          options={field.options}
          {...{ locale, name, wrong, isRequired }}
        />
      )
    case 'lines':
      return (
        <TextArea
          id={`leaving-${name}`}
          rows={3}
          maxLength={field.maxLength}
          {...{ name, label, wrong, autoComplete }}
        />
      )
    case 'line':
      return (
        <TextField
          id={`leaving-${name}`}
          type={field.type}
          maxLength={field.type === 'date' ? undefined : field.maxLength}
          required={isRequired}
          aria-describedby={hintId}
          hint={
            hint ? (
              <p id={hintId} className="text-small text-ink-soft">
                {hint}
              </p>
            ) : null
          }
          {...{ name, label, autoComplete }}
        />
      )
  }
}

/** The stamp of the day a notice arrives, its date still open; a receipt, and the way back. */
const MARKS = {
  received: (
    <g transform="rotate(-9 94 38)">
      <path className="postage-mark" d="M64 31h60v14H64z" />
      <g className="postage-cancel">
        <circle cx="94" cy="38" r="35" />
        <circle cx="94" cy="38" r="30" />
        <path d="M60 31h68M60 45h68M80 34v8M100 34v8M82 18h24M88 24h12M82 58h24M88 52h12" />
      </g>
    </g>
  ),
  refund: (
    <g transform="rotate(4 94 38)">
      <path className="postage-mark" d="M88 46h30v7H88z" />
      <g className="postage-cancel">
        <path d="M80 4h46v66l-5.75-4-5.75 4-5.75-4-5.75 4-5.75-4-5.75 4-5.75-4-5.75 4V50M80 28V4M88 14h30M88 21h20M88 58h18" />
        <path d="M68 30l-10 9 10 9M58 39h34a8 8 0 0 0 0-16" strokeWidth="3" />
      </g>
    </g>
  ),
}

type Props = {
  mark: keyof typeof MARKS
  locale: Locale
  action: string
  heading: string
  send: string
  note: string
  fields: readonly LeavingField[]
}

/**
 * The first step, on a sheet: it posts by itself, with and without script, and a page answers with all of it for confirmation. Nothing
 * of it stands in an address.
 */
export const LeavingForm = ({ mark, locale, action, heading, send, note, fields }: Props) => (
  <section className="leaf lifted contact-sheet leaving-form" aria-labelledby="leaving-heading">
    <div className="contact-head">
      <h2 id="leaving-heading" className="text-title">
        {heading}
      </h2>
      <svg className="postage" viewBox="56 0 76 76" aria-hidden="true">
        {MARKS[mark]}
      </svg>
    </div>
    <form method="post" action={action} encType="multipart/form-data" noValidate className="grid">
      <input type="hidden" name="language" value={locale} />
      <input type="hidden" name="zone" />
      {fields
        .filter(({ kind }) => kind !== 'line')
        .map((field) => (
          <Field key={field.name} {...{ field, locale }} />
        ))}
      <div className="contact-lines">
        {fields
          .filter(({ kind }) => kind === 'line')
          .map((field) => (
            <Field key={field.name} {...{ field, locale }} />
          ))}
      </div>
      <button type="submit" className={`${buttonClasses('primary')} justify-self-start`}>
        {send}
      </button>
      <p className="text-small text-ink-soft">{note}</p>
    </form>
  </section>
)
