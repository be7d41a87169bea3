import { html } from 'hono/html'
import type { FoundDocument } from '#features/documents/search-contract.ts'
import { LOCALES } from '#lib/config/locales.ts'
import { PLAN_NAMES } from '#lib/config/plans.ts'
import type { StoredAccount } from '#services/account/sign-in.ts'
import type { Entitlement } from '#services/entitlement/entitlement.ts'
import { writtenDay } from '#services/papers/written.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import type { PageLanguages } from '../http/web-app-path.ts'
import type { Arrival } from './arrival.ts'
import { cabinetHtml, type Cabinet } from './cabinet.ts'
import type { FilledText } from './filled-text.ts'
import type { OnwardLink } from './onward-link.ts'
import { factList, page, type Html } from './page.ts'
import { searchForm } from './search-form.ts'
import { shelfCount, previewOf } from './template-list.ts'
import { shortTextHtml } from './text-html.ts'

/** A text with a marked part in brackets. */
const MARKED = /^(.*)\[(.+)\](.*)$/

const markedHtml = (text: string): Html => {
  const [, before = text, marked = '', after = ''] = MARKED.exec(text) ?? []
  return html`${before}${marked && html`<mark>${marked}</mark>`}${after}`
}

/** First pages one before the other, the first one in front. */
const fanHtml = (documents: readonly FoundDocument[]): Html =>
  html`<div class="fan" aria-hidden="true">
    ${documents
      .slice(0, 3)
      .map(
        (document) =>
          html`<img src="${previewOf(document, 600)}" alt="" width="600" height="778" />`,
      )}
  </div>`

/** The beginning of what the visitor has filled in; without a plan it can be neither marked nor printed (S2 §6). */
const filledHtml = (filled: FilledText, licence: Entitlement | undefined): Html =>
  html`<div class="reading filled${licence ? '' : ' trial'}" lang="${filled.language}">
    <h2>${filled.text.title}</h2>
    ${shortTextHtml(filled)}
  </div>`

const cameForHtml = (
  { href, text, documents, filled }: OnwardLink,
  { arrival, licence }: Arrived,
) =>
  html`<div class="came">
    <p class="tab">${wordsOf(arrival.locale).webApp.cameFor}</p>
    ${filled ? filledHtml(filled, licence) : fanHtml(documents)}
    <p><a class="button" href="${href}">${text}</a></p>
  </div>`

type Library = { tongues: PageLanguages; signedInAs: string; cabinet: Cabinet }

/** The library root: search first, then every department with the number of its templates (S2 §2.2). */
export const libraryPage = ({ tongues, signedInAs, cabinet }: Library): Html => {
  const { locale } = tongues
  const { libraryTitle, libraryText } = wordsOf(locale).webApp
  return page({
    tongues,
    signedInAs,
    isRoom: true,
    hasSearch: true,
    title: libraryTitle,
    content: html`<section class="opening room">
        <div>
          <div>
            <h1>${libraryTitle}</h1>
            <p class="lead">
              ${libraryText} ${shelfCount('library', { count: cabinet.total, tongues })}.
            </p>
            ${searchForm(tongues)}
          </div>
          ${fanHtml(cabinet.desk)}
        </div>
      </section>
      ${cabinetHtml(cabinet, tongues)}`,
  })
}

type Arrived = {
  account: StoredAccount
  arrival: Arrival
  onward: OnwardLink | undefined
  cabinet: Cabinet
  /** The licence; undefined in the free account. */
  licence: Entitlement | undefined
  /** The time zone of the visitor's days. */
  zone: string
}

/** The text of the stamp, and the line below the title. */
const greetingOf = ({ arrival, licence, zone }: Arrived) => {
  const { stamp, arrivedText: text, bought } = wordsOf(arrival.locale).webApp
  if (!licence) return { stamp, text }
  const plan = PLAN_NAMES[licence.plan]
  const date = writtenDay(licence.endsAt, { locale: arrival.locale, zone })
  return { stamp: bought.stamp, text: fillWords(bought.text, { plan, date }) }
}

const handedOver = ({ account, arrival }: Arrived): Html => {
  const { locale, library } = arrival
  const words = wordsOf(locale).webApp
  const facts = [
    { label: words.email, value: account.userEmail },
    { label: words.userId, value: account.userId },
    { label: words.destination, value: arrival.url },
    { label: words.search, value: arrival.search },
    { label: words.entryPage, value: arrival.entryPoint },
    { label: words.affiliateClick, value: arrival.affiliateTransaction },
    { label: words.language, value: LOCALES[locale].name },
    { label: words.library, value: LOCALES[library].name },
  ]
  return html`<details class="over">
    <summary>${words.handedOver}</summary>
    ${factList(facts, words.none)}
  </details>`
}

/** Opens the library to who arrives: search first, beside it what the visitor came for, below it the drawers, and in the foot what the site handed over. */
export const arrivalPage = (arrived: Arrived): Html => {
  const { account, arrival, onward, cabinet } = arrived
  const words = wordsOf(arrival.locale).webApp
  const { stamp, text } = greetingOf(arrived)
  return page({
    tongues: arrival,
    signedInAs: account.userEmail,
    isRoom: true,
    hasSearch: true,
    title: words.arrivedTitle.replaceAll(/[[\]]/g, ''),
    content: html`<section class="opening room">
        <div>
          <div>
            <p class="stamp">${stamp}</p>
            <h1>${markedHtml(words.arrivedTitle)}</h1>
            <p class="lead">${text}</p>
            ${searchForm(arrival)}
          </div>
          ${onward ? cameForHtml(onward, arrived) : fanHtml(cabinet.desk)}
        </div>
      </section>
      ${cabinetHtml(cabinet, arrival)}`,
    foot: handedOver(arrived),
  })
}
