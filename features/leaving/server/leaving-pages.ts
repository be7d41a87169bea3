import { html } from 'hono/html'
import type { Locale } from '#lib/config/locales.ts'
import {
  carried,
  changePage,
  hidden,
  pageResponse,
  refusedPage,
  type RefusedWords,
} from '#lib/server/posted/answer-page.ts'
import type { Refusal } from '#lib/server/posted/message-handler.ts'
import type { ParsedForm } from '#lib/server/posted/read-posted-form.ts'
import { dateFormat } from '#lib/util/date-format.ts'
import { declarationAnswer, type DeclarationAnswer } from '../leaving-contract.ts'
import { writtenMoments } from '../written-moments.ts'
import type { LeavingField } from './leaving-fields.ts'

/** Where a declaration goes, how often, and what is answered. */
export const declarationKind = <Message>(message: Message) => ({
  service: 'user' as const,
  path: '/declaration' as const,
  limit: 'limitLeaving' as const,
  message,
  stored: declarationAnswer,
})

/** The words of the second step and of the last page. */
type Words = {
  back: string
  home: string
  review: { title: string; lead: string; confirm: string; change: string; form: string }
  done: {
    title: string
    reference: string
    received: string
    lead: string
    next: string
    keep: string
    entered: string
  }
  /** The words for a day that is left open; a form that asks for none has no words for it. */
  soonest: string
}

type Shown<Message, Name extends string> = {
  form: ParsedForm<Message, Name>
  fields: readonly LeavingField<Name>[]
  words: Words
}

const writtenDay = (day: string, language: Locale) =>
  dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

const valueOf = <Message, Name extends string>(
  field: LeavingField<Name>,
  { form, words }: Shown<Message, Name>,
): string => {
  const typed = form.typed(field.name).trim()
  if (field.kind === 'choice') {
    return field.options.find(({ value }) => value === typed)?.label ?? typed
  }
  if (field.kind === 'line' && field.type === 'date') {
    return typed === '' ? words.soonest : writtenDay(typed, form.language)
  }
  return typed
}

const labelOf = (label: string) => label.replace(/\s*\([^)]*\)$/u, '')

const enteredHtml = <Message, Name extends string>(shown: Shown<Message, Name>) => {
  const rows = shown.fields.flatMap((field) => {
    const value = valueOf(field, shown)
    return value === ''
      ? []
      : [
          html`<div>
            <dt>${labelOf(field.label)}</dt>
            <dd>${value}</dd>
          </div>`,
        ]
  })
  return html`<dl class="leaving-entered">${rows}</dl>`
}

type Button = { step: string; text: string; look: string }

const buttonHtml = ({ step, text, look }: Button) =>
  html`<button type="submit" name="step" value="${step}" class="button ${look}">${text}</button>`

/** The second step: all that was filled in, the one button that makes it count, and one that leads back to the form with all of it. */
const reviewPage = <Message, Name extends string>(
  shown: Shown<Message, Name> & { action: string },
): Promise<Response> => {
  const { form, fields, words, action } = shown
  const kept = fields.map(({ name }) => hidden(name, form.typed(name)))
  const { title, lead, confirm, change } = words.review
  const buttons = [
    buttonHtml({ step: 'confirmed', text: confirm, look: 'button-primary' }),
    buttonHtml({ step: 'change', text: change, look: 'button-outlined' }),
  ]
  return pageResponse({
    // The way back to the form is the second button, which keeps what was entered.
    form: { ...form, from: null },
    words,
    title,
    body: html`<p class="mt-4 max-w-read text-lead text-ink-soft">${lead}</p>
      <form
        method="post"
        action="${action}"
        enctype="multipart/form-data"
        class="leaf lifted leaving-sheet"
      >
        ${carried(form)}${kept}${enteredHtml(shown)}
        <div class="flex flex-wrap gap-3">${buttons}</div>
      </form>`,
    status: 200,
  })
}

/** The last page, to be printed or kept: what came, when, under which number, and what follows. */
const receivedPage = <Message, Name extends string>(
  shown: Shown<Message, Name> & { answer: DeclarationAnswer },
): Promise<Response> => {
  const { form, words, answer } = shown
  const { title, reference, received, lead, next, keep, entered } = words.done
  const at = new Date(answer.receivedAt)
  const reader = { locale: form.language, zone: form.zone }
  const moments = writtenMoments(at, reader).map((moment, index) =>
    index === 0 ? moment : html`<br />${moment}`,
  )
  const facts = html`<dl class="leaving-entered">
    <div>
      <dt>${received}</dt>
      <dd><time datetime="${answer.receivedAt}">${moments}</time></dd>
    </div>
  </dl>`
  return pageResponse({
    form,
    words,
    title,
    body: html`<p class="mt-4 max-w-read text-lead text-ink-soft">${lead}</p>
      <div class="leaf lifted leaving-sheet">
        <p>${reference}</p>
        <p class="contact-stamp" translate="no">${answer.reference}</p>
        ${facts}
        <h2 class="text-title">${entered}</h2>
        ${enteredHtml(shown)}
      </div>
      <p class="mt-8 max-w-read">${next}</p>
      <p class="mt-4 max-w-read text-ink-soft">${keep}</p>`,
    status: 201,
  })
}

/** The pages of both steps, of a form as `shownOf` shows it. */
export const leavingAnswers = <Message, Name extends string>(
  shownOf: (
    form: ParsedForm<Message, Name>,
  ) => Promise<Shown<Message, Name> & { action: string; words: RefusedWords }>,
) => ({
  secondStep: {
    review: async (form: ParsedForm<Message, Name>) => reviewPage(await shownOf(form)),
    change: async (form: ParsedForm<Message, Name>) => {
      const shown = await shownOf(form)
      return changePage({ ...shown, title: shown.words.review.form })
    },
  },
  answerStored: async (form: ParsedForm<Message, Name>, answer: DeclarationAnswer) =>
    receivedPage({ ...(await shownOf(form)), answer }),
  answerRefused: async (form: ParsedForm<Message, Name>, refusal: Refusal) =>
    refusedPage({ ...(await shownOf(form)), refusal }),
})
