import { html, raw } from 'hono/html'
import type { Locale } from '#lib/config/locales.ts'
import { unbroken } from '#lib/util/unbroken.ts'
import type { Sheet } from '#services/look/page-frame.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { buyerPage, type Html } from './buyer-page.ts'

/** The fields of a card, in their order. */
export const CARD_FIELDS = {
  number: { autocomplete: 'cc-number', most: 30 },
  month: { autocomplete: 'cc-exp-month', most: 2 },
  year: { autocomplete: 'cc-exp-year', most: 4 },
  cvc: { autocomplete: 'cc-csc', most: 4 },
} as const

export type CardField = keyof typeof CARD_FIELDS

const isField = (name: string): name is CardField => Object.hasOwn(CARD_FIELDS, name)

export const CARD_FIELD_NAMES = Object.keys(CARD_FIELDS).filter(isField)

type MethodPage = {
  locale: Locale
  sheet: Sheet
  back: string
  /** The method on file, as a bank statement names it. */
  replaced: string
  /** The label of each field that is wrong says so itself (S1 §4). */
  wrong?: Partial<Record<CardField, string>>
  alert?: string
}

/** The labels of the fields, and what they say instead where something is wrong. */
export const cardTexts = (locale: Locale) => {
  const words = wordsOf(locale).payment
  return {
    labels: { number: words.cardNumber, month: words.month, year: words.year, cvc: words.cvc },
    wrong: {
      number: words.cardNumberWrong,
      month: words.monthWrong,
      year: words.yearWrong,
      cvc: words.cvcWrong,
    },
    noTestCard: words.notATestCard,
    expired: words.expired,
  } as const
}

export type CardTexts = ReturnType<typeof cardTexts>

/** The account that Billing is a part of, one folder above it. */
const accountOf = (billing: string): string => {
  const { search } = new URL(billing)
  return new URL(`..${search}`, billing).href
}

/** A plain form for another card. What was typed is never sent back into the page: it is a card. */
export const methodPage = (shown: MethodPage): Html => {
  const { locale, sheet, back, replaced, wrong = {}, alert } = shown
  const words = wordsOf(locale).cardChange
  const { account: accountTitle } = words
  const { labels } = cardTexts(locale)
  // Whoever cannot see the form is led to the field whose label says what is wrong.
  const first = CARD_FIELD_NAMES.find((name) => wrong[name] !== undefined)
  const field = (name: CardField) => {
    const { autocomplete, most } = CARD_FIELDS[name]
    const isWrong = wrong[name] !== undefined
    return html`<div class="field" ${raw(isWrong ? 'data-invalid' : '')}>
      <label for="${name}">${wrong[name] ?? labels[name]}</label>
      <input
        id="${name}"
        name="${name}"
        inputmode="numeric"
        autocomplete="${autocomplete}"
        maxlength="${most}"
        aria-invalid="${isWrong ? 'true' : 'false'}"
        required
        ${name === first ? raw('autofocus') : ''}
      />
    </div>`
  }
  return buyerPage({
    locale,
    sheet,
    title: words.title,
    text: fillWords(words.text, { label: unbroken(replaced) }),
    account: html`<a class="who" href="${accountOf(back)}">${accountTitle}</a>`,
    above: html`<span class="edge" aria-hidden="true">${words.billing}</span>
      <nav class="way" aria-label="${accountTitle}">
        <a href="${accountOf(back)}">${accountTitle}</a> <a href="${back}">${words.billing}</a>
      </nav>`,
    content: html`${alert === undefined ? '' : html`<p class="alert" role="alert">${alert}</p>`}
      <form method="post" class="card" novalidate>
        ${CARD_FIELD_NAMES.map(field)}
        <button class="first">${words.save}</button>
      </form>
      <p class="back"><a href="${back}">${words.back}</a></p>`,
  })
}
