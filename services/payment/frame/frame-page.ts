import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html, raw } from 'hono/html'
import { TEST_CARD_IDS, TEST_CARDS } from '#features/checkout/test-cards.ts'
import type { Locale } from '#lib/config/locales.ts'
import { pageFrame, type Sheet } from '#services/look/page-frame.ts'
import { wordsOf } from '#services/words/words.ts'
import type { Html } from '../pages/buyer-page.ts'
import {
  CARD_FIELD_NAMES,
  CARD_FIELDS,
  cardTexts,
  type CardField,
  type CardTexts,
} from '../pages/method-page.ts'
import { groupsOf } from './frame-script.mjs'

const SCRIPT = `${readFileSync(join(import.meta.dirname, 'frame-script.mjs'), 'utf8')}
startFrame({ view: window, around: window.parent })`

/** The source expression that allows the script in a content security policy. */
export const SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`

const field = (name: CardField, { labels, wrong, noTestCard, expired }: CardTexts): Html => {
  const { autocomplete, most } = CARD_FIELDS[name]
  return html`<div class="field">
    <label
      for="${name}"
      data-label="${labels[name]}"
      data-wrong="${wrong[name]}"
      data-refused="${name === 'number' ? noTestCard : wrong[name]}"
      data-expired="${name === 'year' ? expired : wrong[name]}"
      >${labels[name]}</label
    >
    <input
      id="${name}"
      name="${name}"
      inputmode="numeric"
      autocomplete="${autocomplete}"
      maxlength="${most}"
      aria-invalid="false"
      aria-describedby="said"
      required
    />
  </div>`
}

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
  return pageFrame({
    locale,
    sheet,
    title: words.frameTitle,
    body: html`<form
        novalidate
        data-site="${siteOrigin}"
        data-token="${tokenPath}"
        data-cards="${Object.values(TEST_CARDS).join(',')}"
      >
        ${CARD_FIELD_NAMES.map((name) => field(name, cardTexts(locale)))}
        <p class="note">${words.standIn}</p>
        ${testCards(locale)}
        <noscript><p class="note">${words.needsScript}</p></noscript>
      </form>
      <p id="said" role="status" class="unseen"></p>
      ${raw(`<script type="module">${SCRIPT}</script>`)}`,
  })
}
