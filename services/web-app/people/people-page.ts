import { html } from 'hono/html'
import { INVITATION_DAYS } from '#lib/config/constants.ts'
import { LOCALES, LOCALE_CODES } from '#lib/config/locales.ts'
import { PLAN_NAMES, PLANS } from '#lib/config/plans.ts'
import { zoneOfAccount } from '#services/account/zone-of-account.ts'
import { placeLink } from '#services/http/web-app-path.ts'
import { writtenDay, type Reader } from '#services/papers/written.ts'
import { peopleOf, type People, type Person } from '#services/seats/people.ts'
import {
  planTexts,
  trailHtml,
  billingLink,
  NOTICE_FIELD,
} from '#services/web-app/billing/billing-links.ts'
import {
  alertHtml,
  buttonHtml,
  statusHtml,
  emailFieldHtml,
  page,
  type Html,
  type MemberVisit,
} from '#services/web-app/page.ts'
import { fillWords, wordsOf } from '#services/words/words.ts'

/** The page of the people in a plan, below the web app. */
export const PEOPLE_PLACE = 'account/people/'

/** Fields of its forms; `act` is also the name of the button that was pressed. */
export const PEOPLE_FIELDS = {
  email: 'email',
  language: 'language',
  seat: 'seat',
  act: 'act',
} as const

/** What is done about somebody on the list. */
export const PEOPLE_ACTS = ['remove', 'withdraw', 'resend'] as const

type PeopleAct = (typeof PEOPLE_ACTS)[number]

const ACTS: Readonly<Record<Person['standing'], readonly PeopleAct[]>> = {
  member: ['remove'],
  beyond: ['remove'],
  invited: ['resend', 'withdraw'],
  expired: ['resend', 'withdraw'],
  declined: [],
}

type Shown = { visit: MemberVisit; people: People; reader: Reader }

const personHtml = (person: Person, { visit: { tongues }, reader }: Shown): Html => {
  const words = wordsOf(tongues.locale).people
  const { email, seat, standing, since } = person
  const standingText = fillWords(words.standing[standing], { date: writtenDay(since, reader) })
  const button = (act: PeopleAct) =>
    html`<button class="text" name="${PEOPLE_FIELDS.act}" value="${act}">
      ${words[act]}<span class="unseen"> (${email})</span>
    </button> `
  const acts = ACTS[standing]
  return html`<li>
    <strong>${email}</strong>
    <small>${standingText}</small>
    ${
      acts.length > 0
        ? html`<form method="post" class="pages links" action="${placeLink(PEOPLE_PLACE, tongues)}">
            <input type="hidden" name="${PEOPLE_FIELDS.seat}" value="${seat}" />
            ${acts.map(button)}
          </form>`
        : ''
    }
  </li>`
}

/** What was typed, or the language of the page. */
type Typed = { email: string; language: string }

const inviteForm = (
  { tongues }: MemberVisit,
  { typed, isWrong }: { typed: Typed; isWrong: boolean },
): Html => {
  const words = wordsOf(tongues.locale).people
  return html`<h2>${words.inviteTitle}</h2>
    <p>${fillWords(words.inviteText, { days: `${INVITATION_DAYS}` })}</p>
    <form method="post" action="${placeLink(PEOPLE_PLACE, tongues)}" novalidate>
      ${emailFieldHtml({ label: words.email, autocomplete: 'email', typed: typed.email, isWrong })}
      <div class="field">
        <label for="language">${words.language}</label>
        <select id="language" name="${PEOPLE_FIELDS.language}">
          ${LOCALE_CODES.map(
            (code) =>
              html`<option
                value="${code}"
                lang="${code}"
                ${code === typed.language ? 'selected' : ''}
              >
                ${LOCALES[code].name}
              </option>`,
          )}
        </select>
      </div>
      <button>${words.invite}</button>
    </form>`
}

/** What a plan for one person has instead: a sentence. */
export const onePersonText = ({ tongues }: MemberVisit): string =>
  fillWords(wordsOf(tongues.locale).people.one, {
    plan: PLAN_NAMES.premium,
    count: `${PLANS.premium.seats.most - 1}`,
  })

const placesPart = ({ visit: { tongues }, people: { held, left, places } }: Shown): Html => {
  const words = wordsOf(tongues.locale).people
  if (!held) return html``
  const { plan, users } = planTexts(held, tongues.locale)
  return html`<div class="slip">
    <p class="sum">
      <small>${plan}, ${users}</small>
      <strong>${fillWords(words.left, { left: `${left}`, places: `${places}` })}</strong>
      ${left > 0 ? '' : words.refused.full}
    </p>
  </div>`
}

type Page = {
  visit: MemberVisit
  alert?: string
  typed?: Typed
}

const saidIn = ({ context, tongues }: MemberVisit): string | undefined =>
  new Map(Object.entries(wordsOf(tongues.locale).people.said)).get(
    context.req.query(NOTICE_FIELD) ?? '',
  )

/** Who is in the plan of its holder, who is invited, and the form to invite others; a sentence where the plan is for one person. */
export const peoplePage = async ({ visit, alert, typed }: Page): Promise<Html> => {
  const { database, tongues, userId, now } = visit
  const { locale } = tongues
  const words = wordsOf(locale).people
  const people = await peopleOf(database, { holderId: userId, now })
  const { listed, places, left } = people
  const reader = { locale, zone: await zoneOfAccount(database, visit) }
  const shown = { visit, people, reader }
  const form = { typed: typed ?? { email: '', language: locale }, isWrong: alert !== undefined }
  return page({
    ...visit,
    title: words.title,
    above: trailHtml(tongues),
    content: html`${statusHtml(saidIn(visit))} ${alertHtml(alert)}
    ${places > 0 ? placesPart(shown) : html`<p>${onePersonText(visit)}</p>`}
    ${
      listed.length > 0
        ? html`<ul class="papers">
            ${listed.map((person) => personHtml(person, shown))}
          </ul>`
        : ''
    }
    ${left > 0 ? inviteForm(visit, form) : ''}
    ${places > 0 ? '' : buttonHtml(billingLink('plan', tongues), words.toPlan)}`,
  })
}
