import { html, raw } from 'hono/html'
import { BUYER_PARTS, buyerAttributes, buyerControl } from '#features/checkout/buyer-fields.ts'
import { countriesIn } from '#features/checkout/countries.ts'
import { buyerSchema, type Buyer } from '#features/checkout/purchase-contract.ts'
import { isRegionOf, listedRegions, regionsOf } from '#features/checkout/regions.ts'
import { buyerDraft, typedOf, type TypedBuyer } from '#features/checkout/typed-buyer.ts'
import { checkVatNumber } from '#features/checkout/vat-number.ts'
import type { Locale } from '#lib/config/locales.ts'
import { SETTLED_COUNTRIES } from '#lib/config/settled-countries.ts'
import { tableOf } from '#lib/util/keys-of.ts'
import { typedLine } from '#lib/util/typed-text.ts'
import { isCrossSite, readForm } from '#services/http/posted-form.ts'
import { changeBuyer } from '#services/subscriptions/customer-acts.ts'
import { liveSubscription } from '#services/subscriptions/subscription-store.ts'
import { type MemberVisit, page, type Html, alertHtml } from '#services/web-app/page.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'
import { trailHtml, billingLink, goSaying, goTo } from './billing-links.ts'

/** The fields in the order of the form. */
const NAMES = ['firstName', 'lastName', ...BUYER_PARTS.invoice, ...BUYER_PARTS.place] as const

type FieldName = (typeof NAMES)[number]

type Filled = { typed: TypedBuyer; wrong: readonly FieldName[] }

type Form = Filled & { visit: MemberVisit; alert?: string | undefined }

const optionHtml = ({ value, name }: { value: string; name: string }, chosen: string): Html =>
  html`<option value="${value}" ${raw(value === chosen ? 'selected' : '')}>${name}</option>`

const countryOptions = (locale: Locale, chosen: string): Html[] =>
  Object.entries(countriesIn(locale)).map(([value, name]) => optionHtml({ value, name }, chosen))

/** The regions of the chosen country; without script the list follows another one with the answer. */
const regionOptions = (locale: Locale, { country, province }: TypedBuyer): Html[] =>
  listedRegions(country, locale).flatMap(({ code, names }) =>
    Object.entries(names).map(([region, name]) =>
      optionHtml({ value: `${code}-${region}`, name }, `${country}-${province}`),
    ),
  )

type Shown = Filled & { locale: Locale }

const fieldHtml = (name: FieldName, { locale, typed, wrong }: Shown): Html => {
  const words = wordsOf(locale).billing
  const { maxLength, required: isRequired } = buyerControl(name)
  const said = html`id="${name}" name="${name}" ${raw(buyerAttributes(name))}
  ${wrong.includes(name) ? raw('aria-invalid="true" aria-describedby="alert"') : ''}`
  const options = {
    country: () => countryOptions(locale, typed.country),
    province: () => [
      optionHtml({ value: '', name: words.noProvince }, ''),
      ...regionOptions(locale, typed),
    ],
  }
  const control =
    name === 'country' || name === 'province'
      ? html`<select ${said}>
          ${options[name]()}
        </select>`
      : html`<input ${said} maxlength="${maxLength}" value="${typed[name]}" />`
  return html`<div class="field">
    <label for="${name}"
      >${words.fields[name]}${isRequired ? '' : html` <small>(${words.optional})</small>`}</label
    >
    ${control}
  </div>`
}

/** The fields of the form as they are filled in; that of the region where the country has any. */
export const detailFields = (shown: Shown): Html[] => {
  const hasRegions = regionsOf(shown.typed.country, shown.locale) !== undefined
  return NAMES.filter((name) => name !== 'province' || hasRegions).map((name) =>
    fieldHtml(name, shown),
  )
}

const formPage = ({ visit, typed, wrong, alert }: Form): Html => {
  const { tongues } = visit
  const words = wordsOf(tongues.locale).billing
  const fields = wrong.map((name) => words.fields[name]).join(', ')
  return page({
    ...visit,
    title: words.detailsTitle,
    text: words.detailsText,
    above: trailHtml(tongues, 'billing'),
    content: html`${alertHtml(
        alert ?? (wrong.length > 0 ? fillWords(words.wrong, { fields }) : undefined),
      )}
      <p class="note">${words.detailsLetters}</p>
      <form method="post" action="${billingLink('details', tongues)}" class="pairs" novalidate>
        ${detailFields({ locale: tongues.locale, typed, wrong })}
        <button>${words.save}</button>
      </form>`,
  })
}

/** Reads the typed details; the list of regions posts the country along with each: a region of the previous country counts as none. */
const readTyped = async (
  { context }: MemberVisit,
  { buyer }: { buyer: Buyer },
): Promise<TypedBuyer> => {
  const body = await readForm(context, NAMES)
  const read = tableOf(NAMES, (name) => typedLine(body[name]))
  const { country, province } = read
  const isOfCountry = province.startsWith(`${country}-`)
  return {
    ...typedOf(buyer),
    ...read,
    province: isOfCountry ? province.slice(country.length + 1) : '',
  }
}

/** The buyer with what was typed, or the fields that are wrong. */
const checkTyped = (typed: TypedBuyer): { buyer: Buyer } | { wrong: FieldName[] } => {
  const draft = buyerDraft(typed)
  const read = buyerSchema.safeParse(draft)
  const refused = new Set(read.error?.issues.map(({ path }) => path[0]))
  if (!isRegionOf(draft.country, draft.province)) refused.add('province')
  if (!Object.hasOwn(countriesIn('en'), draft.country)) refused.add('country')
  const wrong = NAMES.filter((name) => refused.has(name))
  return read.data && wrong.length === 0 ? { buyer: read.data } : { wrong }
}

/** Name, company, address and tax number as the next papers will have them. */
export const showDetails = async (visit: MemberVisit): Promise<Html | Response> => {
  const subscription = await liveSubscription(visit.database, visit)
  if (!subscription) return goTo(visit, 'billing')
  return formPage({ visit, typed: typedOf(subscription.buyer), wrong: [] })
}

/** Saves the details for the next papers, or says which fields are wrong with all that was typed. */
export const saveDetails = async (visit: MemberVisit): Promise<Html | Response> => {
  const { context, database, tongues, services } = visit
  const subscription = await liveSubscription(database, visit)
  if (!subscription) return goTo(visit, 'billing')
  const words = wordsOf(tongues.locale).billing
  if (isCrossSite(context)) {
    context.status(403)
    const typed = typedOf(subscription.buyer)
    return formPage({ visit, typed, wrong: [], alert: words.foreign })
  }
  const typed = await readTyped(visit, subscription)
  const checked = checkTyped(typed)
  if ('wrong' in checked) {
    context.status(422)
    return formPage({ visit, typed, wrong: checked.wrong })
  }
  const isMoved = typed.country !== subscription.buyer.country
  // Later charges go by this country, as the first one did in the checkout.
  if (services.takesRealMoney && isMoved && !Object.hasOwn(SETTLED_COUNTRIES, typed.country)) {
    context.status(422)
    return formPage({ visit, typed, wrong: ['country'], alert: words.notServed })
  }
  const { buyer } = checked
  const vat = await checkVatNumber(buyer, services)
  const { id: subscriptionId } = subscription
  await changeBuyer(database, { subscriptionId, buyer, vat, now: visit.now })
  return goSaying(visit, 'details')
}
