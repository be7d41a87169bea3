import { html, raw } from 'hono/html'
import { writtenLine, writtenText } from '#lib/util/written-text.ts'
import { type AffiliateRow, agreementIn } from '#services/affiliates/affiliate-store.ts'
import { apply, nameOfAccount, type Application } from '#services/affiliates/apply.ts'
import { isCrossSite, readForm } from '#services/http/posted-form.ts'
import { writtenBookDay, writtenDate } from '#services/papers/written.ts'
import { billingLink, NOTICE_FIELD } from '#services/web-app/billing/billing-links.ts'
import {
  alertHtml,
  backHtml,
  rowsHtml,
  statusHtml,
  page,
  type Html,
  type MemberVisit,
} from '#services/web-app/page.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { agreementLink, deskLink, goToDesk, programmeTexts } from './affiliate-links.ts'

/** The fields in the order of the form, with the most characters of each. */
const FIELDS = { name: 120, places: 1000, payment: 500 } as const

type FieldName = keyof typeof FIELDS

const NAMES = ['name', 'places', 'payment'] as const satisfies readonly FieldName[]

const ACCEPT_FIELD = 'accept'

type Form = {
  visit: MemberVisit
  typed: Application
  wrong?: readonly FieldName[]
  alert?: string
  isAcceptMissing?: boolean
  /** The earlier application, where that was declined. */
  declined?: AffiliateRow | undefined
}

const fieldHtml = (name: FieldName, { visit, typed, wrong = [] }: Form): Html => {
  const { fields, hints } = wordsOf(visit.tongues.locale).affiliateDesk
  const isWrong = wrong.includes(name)
  const said = html`id="${name}" name="${name}" maxlength="${FIELDS[name]}" required
  aria-describedby="${name}-hint${isWrong ? ' alert' : ''}"
  ${isWrong ? raw('aria-invalid="true"') : ''}`
  return html`<div class="field">
    <label for="${name}">${fields[name]}</label>
    <small id="${name}-hint">${hints[name]}</small>
    ${
      name === 'name'
        ? html`<input ${said} autocomplete="name" value="${typed.name}" />`
        : html`<textarea ${said} rows="3">${typed[name]}</textarea>`
    }
  </div>`
}

/** A sentence with a link to the agreement in its brackets, which opens beside the form. */
const acceptHtml = ({ visit, isAcceptMissing }: Form): Html => {
  const { locale } = visit.tongues
  const words = wordsOf(locale).affiliateDesk
  const [before = '', link = '', after = ''] = words.accept.split(/[[\]]/)
  const date = writtenDate(agreementIn(locale).version, locale)
  return html`<label class="choice">
    <input
      type="checkbox"
      name="${ACCEPT_FIELD}"
      value="yes"
      required
      ${isAcceptMissing ? raw('aria-invalid="true" aria-describedby="alert"') : ''}
    />
    <span
      >${before}<a href="${agreementLink(visit)}" target="_blank" rel="noopener">${link}</a>${after}
      <small>${fillWords(words.version, { date })}</small></span
    >
  </label>`
}

const formPage = (form: Form): Html => {
  const { visit, wrong = [], alert, declined } = form
  const { locale } = visit.tongues
  const words = wordsOf(locale).affiliateDesk
  const fields = wrong.map((name) => words.fields[name]).join(', ')
  const date = declined && writtenBookDay(declined.decidedAt ?? declined.appliedAt, locale)
  return page({
    ...visit,
    title: words.applyTitle,
    text: fillWords(words.applyText, programmeTexts(locale)),
    content: html`${date ? html`<p class="note">${fillWords(words.declined, { date })}</p>` : ''}
      ${alertHtml(wrong.length > 0 ? fillWords(words.wrong, { fields }) : alert)}
      <form method="post" action="${deskLink('desk', visit.tongues)}" novalidate>
        ${NAMES.map((name) => fieldHtml(name, form))} ${acceptHtml(form)}
        <button>${words.applyButton}</button>
      </form>
      ${backHtml(billingLink('account', visit.tongues), wordsOf(locale).member.backToAccount)}`,
  })
}

/** The form of an application; the name is that of the last order until another is typed. */
export const showApply = async (visit: MemberVisit, declined?: AffiliateRow): Promise<Html> => {
  const name = declined?.name ?? (await nameOfAccount(visit.database, visit.userId))
  const { places = '', payment = '' } = declined ?? {}
  return formPage({ visit, declined, typed: { name, places, payment } })
}

/** The page of an application until it is decided. */
export const appliedPage = (visit: MemberVisit, row: AffiliateRow): Html => {
  const { context, tongues, signedInAs: email } = visit
  const words = wordsOf(tongues.locale).affiliateDesk
  const date = writtenBookDay(row.appliedAt, tongues.locale)
  return page({
    ...visit,
    title: words.appliedTitle,
    text: fillWords(words.appliedText, { date, email }),
    content: html`${statusHtml(context.req.query(NOTICE_FIELD) === 'applied' ? words.said.applied : undefined)}
    ${rowsHtml(NAMES.map((name) => ({ label: words.fields[name], value: html`<span class="written">${row[name]}</span>` })))}
    ${backHtml(billingLink('account', tongues), wordsOf(tongues.locale).member.backToAccount)}`,
  })
}

const readTyped = async ({ context }: MemberVisit) => {
  const form = await readForm(context, [...NAMES, ACCEPT_FIELD])
  const read = (name: FieldName) => {
    const schema = name === 'name' ? writtenLine : writtenText
    return schema(FIELDS[name]).safeParse(form[name]).data ?? ''
  }
  return {
    typed: { name: read('name'), places: read('places'), payment: read('payment') },
    isAccepted: form[ACCEPT_FIELD] === 'yes',
  }
}

/** Records an application, with the acceptance of the agreement that was shown. */
export const sendApplication = async (visit: MemberVisit): Promise<Html | Response> => {
  const { context, database, tongues, userId, signedInAs: email, now } = visit
  const { locale: language } = tongues
  const { typed, isAccepted } = await readTyped(visit)
  const form = { visit, typed }
  if (isCrossSite(context)) {
    context.status(403)
    return formPage({ ...form, alert: wordsOf(language).billing.foreign })
  }
  const wrong = NAMES.filter((name) => typed[name] === '')
  if (wrong.length > 0 || !isAccepted) {
    context.status(422)
    const alert = wordsOf(language).affiliateDesk.acceptMissing
    return formPage({ ...form, wrong, alert, isAcceptMissing: !isAccepted })
  }
  await apply(database, { application: typed, userId, email, language, now })
  return goToDesk(visit, 'applied')
}
