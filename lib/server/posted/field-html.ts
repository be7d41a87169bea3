import { escapeHtml } from './escape-html.ts'

type Common = { name: string; label: string; wrong: string }

/** A field of a form that is shown again without script. */
export type AnswerField = Common &
  (
    | { kind: 'line'; type: 'text' | 'email' | 'date'; maxLength: number; attributes: string }
    | { kind: 'lines'; maxLength: number; isRequired: boolean }
    | { kind: 'choice'; options: readonly { value: string; label: string; hint?: string }[] }
  )

type Filled = { value: string; isWrong: boolean }

const choiceHtml = (
  { name, label, wrong, options }: Extract<AnswerField, { kind: 'choice' }>,
  { value, isWrong }: Filled,
) => {
  const radios = options.map((option) => {
    const checked = option.value === value ? ' checked' : ''
    return `<label class="field-switch"><input type="radio" name="${name}" value="${option.value}"${checked}/>${escapeHtml(option.label)}</label>`
  })
  const legend = `<legend class="text-small font-semibold${isWrong ? ' text-error' : ''}">${escapeHtml(isWrong ? wrong : label)}</legend>`
  return `<fieldset${isWrong ? ' data-invalid' : ''}>${legend}<div class="mt-3 grid gap-2">${radios.join('')}</div></fieldset>`
}

const controlHtml = (
  field: Exclude<AnswerField, { kind: 'choice' }>,
  { value, isWrong }: Filled,
): string => {
  const { name } = field
  const its = `id="${name}" name="${name}"${isWrong ? ' aria-invalid="true"' : ''}`
  const text = escapeHtml(value)
  return field.kind === 'line'
    ? `<input type="${field.type}" ${its} value="${text}" maxlength="${field.maxLength}"${field.attributes}/>`
    : // The first line end behind the tag is not part of the text.
      `<textarea ${its} rows="6"${field.isRequired ? ' required' : ''} maxlength="${field.maxLength}">\n${text}</textarea>`
}

/** A field as it was filled in, whose label says what is wrong with it. */
export const fieldHtml = (field: AnswerField, filled: Filled): string => {
  if (field.kind === 'choice') return choiceHtml(field, filled)
  const { isWrong } = filled
  const { name, label, wrong } = field
  return `<div class="field"${isWrong ? ' data-invalid' : ''}><label for="${name}"><span>${escapeHtml(isWrong ? wrong : label)}</span></label>${controlHtml(field, filled)}</div>`
}
