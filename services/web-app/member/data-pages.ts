import * as z from 'zod/mini'
import { isCrossSite } from '#services/http/posted-form.ts'
import { placeLink } from '#services/http/web-app-path.ts'
import { askForData, namesData } from '#services/person/ask-for-data.ts'
import { personFile } from '#services/person/export-person.ts'
import { BILLING_PLACES, goTo, SAID_FIELD } from '#services/web-app/billing/billing-links.ts'
import type { MemberVisit } from '#services/web-app/member-visit.ts'

/** `POST /account/data`: mails a link, and goes back to the account, which says so (GDPR Art. 15, 20). */
export const askData = async (visit: MemberVisit): Promise<Response> => {
  const { context, database, tongues, userId, signedInAs: email, now } = visit
  if (isCrossSite(context)) return goTo(visit, 'account')
  await askForData(database, { userId, email, language: tongues.locale, now })
  const fields = { [SAID_FIELD]: 'dataSent' }
  return context.redirect(placeLink(BILLING_PLACES.account, { ...tongues, fields }), 303)
}

const named = z.object({ id: z.uuid() })

/** `GET /account/data/file`: the data as one ZIP, for the account that was mailed the link within a day; made now, and kept nowhere. */
export const sendData = async (visit: MemberVisit): Promise<Response | undefined> => {
  const { context, database, userId, signedInAs: email, now } = visit
  const query = named.safeParse(context.req.query()).data
  if (!query || !(await namesData(database, { ...query, email, now }))) return undefined
  const file = await personFile(database, { person: { userId, email } })
  return context.body(new Uint8Array(file), 200, {
    'Content-Type': 'application/zip',
    'Content-Disposition': 'attachment; filename="data.zip"',
    'Cache-Control': 'no-store',
  })
}
