import { html, raw } from 'hono/html'
import { writtenText } from '#lib/util/written-text.ts'
import { affiliateOf, isNumbered } from '#services/affiliates/affiliate-store.ts'
import { flagsOf, objectTo, type FlagRow } from '#services/affiliates/flags.ts'
import { isCrossSite, readForm } from '#services/http/posted-form.ts'
import { alertHtml, backHtml, page, type Html, type MemberVisit } from '#services/web-app/page.ts'
import { wordsOf } from '#services/words/words.ts'
import { deskLink, FLAG_FIELD, goToDesk } from './affiliate-links.ts'
import { flagFacts } from './flags-part.ts'

const TEXT_FIELD = 'objection'

const MOST_CHARACTERS = 2000

type Found = { visit: MemberVisit; number: number; flag: FlagRow }

/** The flag that an address names, where it is the affiliate's own and may still be objected to. */
const findFlag = async (visit: MemberVisit): Promise<Found | undefined> => {
  const { context, database, userId } = visit
  const affiliate = await affiliateOf(database, userId)
  if (!affiliate || !isNumbered(affiliate)) return undefined
  const { number } = affiliate
  const flags = await flagsOf(database, number)
  const flag = flags.find(({ id }) => `${id}` === context.req.query(FLAG_FIELD))
  if (flag?.objection !== null || flag.decision !== null) return undefined
  return { visit, number, flag }
}

const objectPage = async (
  { flag, visit }: Found,
  { alert, typed = '' }: { alert?: string; typed?: string } = {},
): Promise<Html> => {
  const { tongues } = visit
  const words = wordsOf(tongues.locale).affiliateDesk
  const action = deskLink('object', { ...tongues, fields: { [FLAG_FIELD]: `${flag.id}` } })
  return page({
    ...visit,
    title: words.objectTitle,
    content: html`${alertHtml(alert)}
      <div class="slip">
        <h2>${words.kinds[flag.kind]}</h2>
        ${await flagFacts(flag, visit)}
      </div>
      <p>${words.objectText}</p>
      <form method="post" action="${action}" novalidate>
        <div class="field">
          <label for="objection">${words.objection}</label>
          <textarea
            id="objection"
            name="${TEXT_FIELD}"
            rows="6"
            maxlength="${MOST_CHARACTERS}"
            required
            ${alert ? raw('aria-invalid="true" aria-describedby="alert"') : ''}
          >
${typed}</textarea>
        </div>
        <button>${words.objectButton}</button>
      </form>
      ${backHtml(deskLink('desk', tongues), words.back)}`,
  })
}

/** The facts of a flag with the form to object to it; nothing once that was done or the flag is decided. */
export const showObjection = async (visit: MemberVisit): Promise<Html | undefined> => {
  const found = await findFlag(visit)
  return found && objectPage(found)
}

/** Records an objection, once for a flag. */
export const sendObjection = async (visit: MemberVisit): Promise<Html | Response | undefined> => {
  const { context, database, tongues, now } = visit
  const found = await findFlag(visit)
  if (!found) return undefined
  const { [TEXT_FIELD]: sent } = await readForm(context, [TEXT_FIELD])
  const typed = writtenText(MOST_CHARACTERS).safeParse(sent).data ?? ''
  if (isCrossSite(context)) {
    context.status(403)
    return objectPage(found, { alert: wordsOf(tongues.locale).billing.foreign, typed })
  }
  if (typed === '') {
    context.status(422)
    return objectPage(found, { alert: wordsOf(tongues.locale).affiliateDesk.objectMissing })
  }
  await objectTo(database, { number: found.number, id: found.flag.id, text: typed, now })
  return goToDesk(visit, 'objected')
}
