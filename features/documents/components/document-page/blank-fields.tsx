import { TextField } from '#components/form/text-field.tsx'

type Props = {
  /** Names, labels and examples of the blanks. */
  fields: readonly { name: string; label: string; type: 'text' | 'date'; example: string }[]
}

const MOST_LETTERS = 120

/** Fields for the first blanks of a text; they have no name and stand in no form, so that nothing typed can be sent. */
export const BlankFields = ({ fields }: Props) => (
  <div className="written-fields">
    {fields.map(({ name, label, type, example }) => (
      <TextField
        key={name}
        id={`blank-${name}`}
        label={label}
        type={type}
        placeholder={example}
        maxLength={MOST_LETTERS}
        autoComplete="off"
        data-fills={name}
      />
    ))}
  </div>
)
