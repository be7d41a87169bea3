import { html } from 'hono/html'
import { BRAND } from '#lib/config/brand.ts'
import type { Locale } from '#lib/config/locales.ts'
import { logo } from '#services/look/logo.ts'
import { pageFrame, type Sheet } from '#services/look/page-frame.ts'
import { writtenMoney } from '#services/papers/written.ts'
import { wordsOf } from '#services/words/words.ts'
import type { ChargeRow } from '../charge-states.ts'

export type Html = ReturnType<typeof html>

type PageParts = {
  locale: Locale
  sheet: Sheet
  title: string
  text: string
  /** Stands beside the mark. */
  account?: Html
  /** Stands above the heading. */
  above?: Html
  content?: Html
}

/** A page that a buyer goes to; every value is escaped by the template. */
export const buyerPage = (parts: PageParts): Html => {
  const { locale, sheet, title, text, account, above, content } = parts
  return pageFrame({
    locale,
    sheet,
    title: `${title} · ${BRAND.name}`,
    body: html`<header><span class="home">${logo}</span> ${account ?? ''}</header>
      <main>
        ${above ?? ''}
        <h1>${title}</h1>
        <p>${text}</p>
        ${content ?? ''}
      </main>
      <footer><p class="note">${wordsOf(locale).payment.standIn}</p></footer>`,
  })
}

const facts = ({ request }: ChargeRow): Html => {
  const { language, description } = request
  const words = wordsOf(language).payment
  return html`<dl>
    <div>
      <dt>${words.purpose}</dt>
      <dd>${description}</dd>
    </div>
    <div>
      <dt>${words.amount}</dt>
      <dd class="sum">${writtenMoney(request, language)}</dd>
    </div>
  </dl>`
}

type Shown = { charge: ChargeRow; sheet: Sheet }

/** The bank's question, 3-D Secure: is this payment yours? */
export const challengePage = ({ charge, sheet }: Shown): Html => {
  const locale = charge.request.language
  const words = wordsOf(locale).payment
  const content = html`${facts(charge)}
    <form method="post">
      <button class="first" name="answer" value="confirm">${words.confirm}</button>
      <button name="answer" value="refuse">${words.refuse}</button>
    </form>`
  return buyerPage({
    locale,
    sheet,
    title: words.challengeTitle,
    text: words.challengeText,
    content,
  })
}

/** The approval in PayPal's manner. */
export const approvePage = ({ charge, sheet }: Shown): Html => {
  const locale = charge.request.language
  const words = wordsOf(locale).payment
  const content = html`${facts(charge)}
    <form method="post">
      <button class="first" name="answer" value="approve">${words.approve}</button>
      <button name="answer" value="cancel">${words.cancel}</button>
      <button class="quiet" name="answer" value="nothing">${words.nothingCame}</button>
    </form>`
  return buyerPage({ locale, sheet, title: words.approveTitle, text: words.approveText, content })
}

/** Says that there is nothing left to answer, with the way back. */
export const overPage = ({ charge, sheet, back }: Shown & { back: string }): Html => {
  const locale = charge.request.language
  const words = wordsOf(locale).payment
  return buyerPage({
    locale,
    sheet,
    title: words.overTitle,
    text: words.overText,
    content: html`<a class="button" href="${back}">${words.back}</a>`,
  })
}
