import { ChoiceCards } from '#components/form/choice-cards.tsx'
import { TextArea } from '#components/form/text-area.tsx'
import { TextField } from '#components/form/text-field.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import type { Locale } from '#lib/config/locales.ts'
import type { LeavingField } from '../server/leaving-fields.ts'

type FieldProps = { field: LeavingField }

const Field = ({ field }: FieldProps) => {
  const { name, label, wrong, isRequired, autoComplete, hint } = field
  const hintId = hint ? `leaving-${name}-hint` : undefined
  switch (field.kind) {
    case 'choice':
      return <ChoiceCards legend={label} {...{ name, wrong, isRequired }} options={field.options} />
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

/** The print of the stamp that receipts get, its box still open: nothing has been received yet. */
const ReceivedStamp = () => (
  <svg className="postage" viewBox="0 0 132 76" aria-hidden="true">
    <g transform="rotate(-7 88 38)">
      <path className="postage-mark" d="M82 28h34v6H82z" />
      <g className="postage-cancel">
        <rect x="46" y="13" width="82" height="50" rx="5" />
        <rect x="50" y="17" width="74" height="42" rx="3" />
        <path d="M57 31h15v15H57zM82 42h34M82 48h22" />
      </g>
    </g>
  </svg>
)

type Props = {
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
export const LeavingForm = ({ locale, action, heading, send, note, fields }: Props) => (
  <section className="contact-sheet leaving-form" aria-labelledby="leaving-heading">
    <div className="contact-head">
      <h2 id="leaving-heading" className="text-title">
        {heading}
      </h2>
      <ReceivedStamp />
    </div>
    <form method="post" action={action} encType="multipart/form-data" className="grid">
      <input type="hidden" name="language" value={locale} />
      <input type="hidden" name="zone" />
      {fields
        .filter(({ kind }) => kind !== 'line')
        .map((field) => (
          <Field key={field.name} field={field} />
        ))}
      <div className="contact-lines">
        {fields
          .filter(({ kind }) => kind === 'line')
          .map((field) => (
            <Field key={field.name} field={field} />
          ))}
      </div>
      <button type="submit" className={`${buttonClasses('primary')} justify-self-start`}>
        {send}
      </button>
      <p className="text-small text-ink-soft">{note}</p>
    </form>
  </section>
)
