import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html, raw } from 'hono/html'
import { TEST_CARD_IDS, TEST_CARDS } from '#features/checkout/test-cards.ts'
import { LOCALES, type Locale } from '#lib/config/locales.ts'
import { wordsOf } from '#services/words/words.ts'
import type { Html } from '../pages/buyer-page.ts'
import type { Sheet } from '../pages/style.ts'
import { groupsOf } from './frame-script.mjs'

const SCRIPT = `${readFileSync(join(import.meta.dirname, 'frame-script.mjs'), 'utf8')}
startFrame({ view: window, around: window.parent })`

/** The source expression that allows the script in a content security policy. */
export const SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`

type Field = {
  name: 'number' | 'month' | 'year' | 'cvc'
  autocomplete: string
  maxLength: number
  label: string
  wrong: string
  /** Further texts that the label may say. */
  refused?: string
  expired?: string
}

const fieldsOf = (locale: Locale): readonly Field[] => {
  const words = wordsOf(locale).payment
  return [
    {
      name: 'number',
      autocomplete: 'cc-number',
      maxLength: 30,
      label: words.cardNumber,
      wrong: words.cardNumberWrong,
      refused: words.notATestCard,
    },
    {
      name: 'month',
      autocomplete: 'cc-exp-month',
      maxLength: 2,
      label: words.month,
      wrong: words.monthWrong,
    },
    {
      name: 'year',
      autocomplete: 'cc-exp-year',
      maxLength: 4,
      label: words.year,
      wrong: words.yearWrong,
      expired: words.expired,
    },
    { name: 'cvc', autocomplete: 'cc-csc', maxLength: 4, label: words.cvc, wrong: words.cvcWrong },
  ]
}

const field = ({ name, autocomplete, maxLength, label, wrong, refused, expired }: Field): Html =>
  html`<div class="field">
    <label
      for="${name}"
      data-label="${label}"
      data-wrong="${wrong}"
      data-refused="${refused ?? wrong}"
      data-expired="${expired ?? wrong}"
      >${label}</label
    >
    <input
      id="${name}"
      name="${name}"
      inputmode="numeric"
      autocomplete="${autocomplete}"
      maxlength="${maxLength}"
      aria-invalid="false"
      aria-describedby="said"
      required
    />
  </div>`

const testCards = (locale: Locale): Html => {
  const words = wordsOf(locale).payment
  const rows = TEST_CARD_IDS.map((id) => ({
    number: TEST_CARDS[id],
    does: words.cardDoes[id === 'succeedsMastercard' || id === 'canadian' ? 'succeeds' : id],
  }))
  return html`<details>
    <summary>${words.testCards}</summary>
    <p>${words.testCardsHint}</p>
    <ul>
      ${rows.map(
        ({ number, does }) =>
          html`<li>
            <button type="button" data-card="${number}">${groupsOf(number)}</button>
            <span>${does}</span>
          </li>`,
      )}
    </ul>
  </details>`
}

type FramePage = { locale: Locale; sheet: Sheet; siteOrigin: string; tokenPath: string }

/** The fields for a card as a page of their own, which the checkout shows in a frame: what is typed never touches the site. */
export const framePage = ({ locale, sheet, siteOrigin, tokenPath }: FramePage): Html => {
  const words = wordsOf(locale).payment
  return html`<!doctype html>
    <html lang="${locale}" dir="${LOCALES[locale].dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${words.frameTitle}</title>
        ${raw(sheet.element)}
      </head>
      <body>
        <form
          novalidate
          data-site="${siteOrigin}"
          data-token="${tokenPath}"
          data-cards="${Object.values(TEST_CARDS).join(',')}"
        >
          ${fieldsOf(locale).map(field)}
          <p class="note">${words.standIn}</p>
          ${testCards(locale)}
          <noscript><p class="note">${words.needsScript}</p></noscript>
        </form>
        <p id="said" role="status" class="unseen"></p>
        ${raw(`<script type="module">${SCRIPT}</script>`)}
      </body>
    </html> `
}
