import { html, raw } from 'hono/html'

/** Markup; every text that was filled in is escaped by the template. */
export type Html = ReturnType<typeof html>

type Common = { name: string; label: string; wrong: string }

/** A field of a form that is shown again without script. */
export type AnswerField = Common &
  (
    | {
        kind: 'line'
        type: 'text' | 'email' | 'tel' | 'date'
        maxLength: number
        /** Further attributes as they stand in the tag, none of them a visitor's text. */
        attributes: string
      }
    | { kind: 'lines'; maxLength: number; isRequired: boolean }
    | { kind: 'choice'; options: readonly { value: string; label: string; hint?: string }[] }
  )

type Filled = { value: string; isWrong: boolean }

/** An attribute where it holds, else nothing. */
export const flag = (name: string, isSet: boolean) => raw(isSet ? name : '')

const choiceHtml = (
  { name, label, wrong, options }: Extract<AnswerField, { kind: 'choice' }>,
  { value, isWrong }: Filled,
): Html => {
  const radios = options.map(
    (option) =>
      html`<label class="field-switch"
        ><input
          type="radio"
          name="${name}"
          value="${option.value}"
          ${flag('checked', option.value === value)}
        />${option.label}</label
      >`,
  )
  return html`<fieldset ${flag('data-invalid', isWrong)}>
    <legend class="text-small font-semibold${isWrong && ' text-error'}">
      ${isWrong ? wrong : label}
    </legend>
    <div class="mt-3 grid gap-2">${radios}</div>
  </fieldset>`
}

const controlHtml = (
  field: Exclude<AnswerField, { kind: 'choice' }>,
  { value, isWrong }: Filled,
): Html => {
  const { name, maxLength } = field
  const its = html`id="${name}" name="${name}" ${flag('aria-invalid="true"', isWrong)}
  maxlength="${maxLength}"`
  if (field.kind === 'line') {
    return html`<input type="${field.type}" ${its} value="${value}" ${raw(field.attributes)} />`
  }
  const required = flag('required', field.isRequired)
  // The first line end behind the tag is not part of the text.
  const text = `\n${value}`
  return html`<textarea ${its} rows="6" ${required}>${text}</textarea>`
}

type Labelled = Pick<Common, 'name' | 'label'> & { isWrong: boolean }

/** A control of a form below its label. */
export const labelledHtml = ({ name, label, isWrong }: Labelled, control: Html): Html =>
  html`<div class="field" ${flag('data-invalid', isWrong)}>
    <label for="${name}"><span>${label}</span></label
    >${control}
  </div>`

/** A field as it was filled in, whose label says what is wrong with it. */
export const fieldHtml = (field: AnswerField, filled: Filled): Html => {
  if (field.kind === 'choice') return choiceHtml(field, filled)
  const { isWrong } = filled
  const { name, label, wrong } = field
  return labelledHtml({ name, label: isWrong ? wrong : label, isWrong }, controlHtml(field, filled))
}
