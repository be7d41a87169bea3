import { html, raw } from 'hono/html'
import { checkVatNumber } from '#features/checkout/check-vat-number.ts'
import { countriesIn } from '#features/checkout/countries.ts'
import { buyerSchema, type Buyer } from '#features/checkout/purchase-contract.ts'
import { isRegionOf, listedRegions, regionsOf } from '#features/checkout/regions.ts'
import type { Locale } from '#lib/config/locales.ts'
import { SETTLED_COUNTRIES } from '#lib/config/settled-countries.ts'
import { typedLine } from '#lib/util/typed-text.ts'
import { fillWords } from '#services/fill-words.ts'
import { readForm } from '#services/http/posted-form.ts'
import type { ServicesContext } from '#services/services-context.ts'
import { changeBuyer } from '#services/subscriptions/change-buyer.ts'
import { liveSubscription } from '#services/subscriptions/subscription-store.ts'
import { isForeign } from '#services/web-app/is-foreign.ts'
import type { MemberVisit } from '#services/web-app/member-visit.ts'
import { page, type Html } from '#services/web-app/page.ts'
import { wordsOf } from '#services/words.ts'
import { alertHtml, trailHtml } from './billing-html.ts'
import { billingLink, goSaying, goTo } from './billing-links.ts'

/** The fields in the order of the form, with what a browser may fill them with. */
const FIELDS = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  taxNumber: 'off',
  street: 'street-address',
  postalCode: 'postal-code',
  city: 'address-level2',
  country: 'country',
  province: 'address-level1',
} as const

type FieldName = keyof typeof FIELDS

const NAMES = Object.keys(FIELDS).filter((name): name is FieldName => name in FIELDS)

const REQUIRED: readonly FieldName[] = ['firstName', 'lastName', 'country']

/** No field is longer than the longest that the contract takes. */
const MOST_CHARACTERS = 120

type Typed = Readonly<Record<FieldName, string>>

type Form = {
  visit: MemberVisit
  typed: Typed
  wrong: readonly FieldName[]
  alert?: string | undefined
}

const optionHtml = ({ value, name }: { value: string; name: string }, chosen: string): Html =>
  html`<option value="${value}" ${raw(value === chosen ? 'selected' : '')}>${name}</option>`

const countryOptions = (locale: Locale, chosen: string): Html[] =>
  countriesIn(locale).map(({ code, name }) => optionHtml({ value: code, name }, chosen))

/** The regions of the chosen country; without script the list follows another one with the answer. */
const regionOptions = (locale: Locale, { country, province }: Typed): Html[] =>
  listedRegions(country, locale).flatMap(({ code, names }) =>
    Object.entries(names).map(([region, name]) =>
      optionHtml({ value: `${code}-${region}`, name }, `${country}-${province}`),
    ),
  )

const fieldHtml = (name: FieldName, { visit, typed, wrong }: Form): Html => {
  const { locale } = visit.tongues
  const words = wordsOf(locale).billing
  const isRequired = REQUIRED.includes(name)
  const said = html`id="${name}" name="${name}" autocomplete="${FIELDS[name]}"
  ${isRequired ? raw('required') : ''}
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
      : html`<input ${said} maxlength="${MOST_CHARACTERS}" value="${typed[name]}" />`
  return html`<div class="field">
    <label for="${name}"
      >${words.fields[name]}${isRequired ? '' : html` <small>(${words.optional})</small>`}</label
    >
    ${control}
  </div>`
}

const formPage = (form: Form): Html => {
  const { visit, typed, wrong, alert } = form
  const { tongues } = visit
  const words = wordsOf(tongues.locale).billing
  const fields = wrong.map((name) => words.fields[name]).join(', ')
  const hasRegions = regionsOf(typed.country, tongues.locale) !== undefined
  const shown = NAMES.filter((name) => name !== 'province' || hasRegions)
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
        ${shown.map((name) => fieldHtml(name, form))}
        <button>${words.save}</button>
      </form>`,
  })
}

const typedOf = (buyer: Buyer): Typed => ({
  firstName: buyer.firstName,
  lastName: buyer.lastName,
  company: buyer.company ?? '',
  taxNumber: buyer.taxNumber ?? '',
  // Rows from before an address was asked for have none of these.
  street: buyer.street ?? '',
  postalCode: buyer.postalCode ?? '',
  city: buyer.city ?? '',
  country: buyer.country,
  province: buyer.province ?? '',
})

/** What was typed; the list of regions says the country along with each: one of the country before is none. */
const readTyped = async ({ context }: MemberVisit): Promise<Typed> => {
  const body = await readForm(context, NAMES)
  const read = (name: FieldName) => typedLine(body[name]).slice(0, MOST_CHARACTERS + 1)
  const country = read('country')
  const region = read('province')
  const province = region.startsWith(`${country}-`) ? region.slice(country.length + 1) : ''
  return {
    firstName: read('firstName'),
    lastName: read('lastName'),
    company: read('company'),
    taxNumber: read('taxNumber'),
    street: read('street'),
    postalCode: read('postalCode'),
    city: read('city'),
    country,
    province,
  }
}

/** The buyer with what was typed, or the fields that are wrong. */
const checkTyped = (buyer: Buyer, typed: Typed): { buyer: Buyer } | { wrong: FieldName[] } => {
  const optional = (name: FieldName) => (typed[name] === '' ? null : typed[name])
  const read = buyerSchema.safeParse({
    ...buyer,
    firstName: typed.firstName,
    lastName: typed.lastName,
    company: optional('company'),
    taxNumber: optional('taxNumber'),
    street: optional('street'),
    postalCode: optional('postalCode'),
    city: optional('city'),
    country: typed.country,
    province: optional('province'),
  })
  const refused = new Set(read.error?.issues.map(({ path }) => path[0]))
  const isNoRegion = !isRegionOf(typed.country, optional('province'))
  const isNoCountry = countriesIn('en').every(({ code }) => code !== typed.country)
  const wrong = NAMES.filter(
    (name) =>
      refused.has(name) ||
      (name === 'province' && isNoRegion) ||
      (name === 'country' && isNoCountry),
  )
  return read.data && wrong.length === 0 ? { buyer: read.data } : { wrong }
}

/** Name, company, address and tax number as the next papers will have them. */
export const showDetails = async (visit: MemberVisit): Promise<Html | Response> => {
  const subscription = await liveSubscription(visit.database, visit)
  if (!subscription) return goTo(visit, 'billing')
  return formPage({ visit, typed: typedOf(subscription.buyer), wrong: [] })
}

/** Saves the details for the next papers, or says which fields are wrong with all that was typed. */
export const saveDetails = async (
  visit: MemberVisit,
  services: Pick<ServicesContext, 'takesRealMoney' | 'askVatRegister' | 'now'>,
): Promise<Html | Response> => {
  const { context, database, tongues } = visit
  const subscription = await liveSubscription(database, visit)
  if (!subscription) return goTo(visit, 'billing')
  const words = wordsOf(tongues.locale).billing
  if (isForeign(context)) {
    context.status(403)
    const typed = typedOf(subscription.buyer)
    return formPage({ visit, typed, wrong: [], alert: words.foreign })
  }
  const typed = await readTyped(visit)
  const checked = checkTyped(subscription.buyer, typed)
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
