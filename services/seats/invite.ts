import { randomUUID } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { normalizeEmail } from '#features/account/email.ts'
import type { Locale } from '#lib/config/locales.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import type { Database } from '#services/db/database.ts'
import { users } from '#services/db/schema.ts'
import { seats } from '#services/db/seat-schema.ts'
import type { Entitlement } from '#services/entitlement/entitlement.ts'
import { putSeatMail } from '#services/outbox/put-mail.ts'
import { peopleOf, type People } from './people.ts'

/** The invitations that a holder may send within a day, and that an address may be sent from all holders. */
export const INVITATIONS_A_DAY = { holder: 20, address: 3 } as const

/** Why nobody was invited; the same whether or not the address has an account. */
export type InviteRefusal = 'onePerson' | 'self' | 'known' | 'declined' | 'full' | 'patience'

type Invitation = {
  holderId: string
  email: string
  language: Locale
  now: Date
}

const isTooMuch = async (
  writing: Database,
  { holderId, email, now }: Invitation,
): Promise<boolean> => {
  const isToday = gt(seats.invitedAt, new Date(now.getTime() - DAY_MS))
  const [ofHolder, ofAddress] = [
    await writing.$count(seats, and(eq(seats.holderId, holderId), isToday)),
    await writing.$count(seats, and(eq(seats.email, email), isToday)),
  ]
  return ofHolder >= INVITATIONS_A_DAY.holder || ofAddress >= INVITATIONS_A_DAY.address
}

type Asked = { email: string; self: string; people: People }

const refusalOf = ({ email, self, people }: Asked): InviteRefusal | undefined => {
  if (people.places < 1) return 'onePerson'
  if (email === self) return 'self'
  const known = people.listed.find((person) => normalizeEmail(person.email) === email)
  if (known?.standing === 'declined') return 'declined'
  if (known && known.standing !== 'expired') return 'known'
  return people.left < 1 ? 'full' : undefined
}

const lockHolder = async (writing: Database, holderId: string) => {
  const [holder] = await writing
    .select({ email: users.email, normalized: users.emailNormalized })
    .from(users)
    .where(and(eq(users.id, holderId), isNull(users.closedAt)))
    // Of many invitations at once, each counts those before it.
    .for('update')
  return holder
}

type Writing = Invitation & { from: string; held: Entitlement | undefined }

const write = async (writing: Database, { from, held, ...invitation }: Writing) => {
  const { holderId, email, language, now } = invitation
  const id = randomUUID()
  await writing.insert(seats).values({ id, holderId, email, language, invitedAt: now })
  await putSeatMail(writing, {
    seat: id,
    news: 'invited',
    reader: { email, language },
    person: from,
    ...(held && { plan: held.plan }),
    now,
  })
}

/** Ends open invitations of an address, whose links then work no more. */
const replace = (writing: Database, { holderId, email, now }: Invitation) =>
  writing
    .update(seats)
    .set({ endedAt: now, endReason: 'withdrawn' })
    .where(
      and(
        eq(seats.holderId, holderId),
        eq(seats.email, email),
        isNull(seats.acceptedAt),
        isNull(seats.endedAt),
      ),
    )

const inviteIn = async (
  writing: Database,
  invitation: Invitation & { insteadOf?: string },
): Promise<InviteRefusal | undefined> => {
  const holder = await lockHolder(writing, invitation.holderId)
  if (!holder) return 'onePerson'
  const people = await peopleOf(writing, invitation)
  const refusal = refusalOf({ email: invitation.email, self: holder.normalized, people })
  if (refusal) return refusal
  if (await isTooMuch(writing, invitation)) return 'patience'
  await replace(writing, invitation)
  await write(writing, { ...invitation, from: holder.email, held: people.held })
  return undefined
}

/** Invites an address to a holder's plan by a mail in a language; says why where nobody is invited. An expired invitation is replaced. */
export const invite = (
  database: Database,
  { email, ...asked }: Invitation,
): Promise<InviteRefusal | undefined> =>
  database.transaction((writing) => inviteIn(writing, { ...asked, email: normalizeEmail(email) }))

type Resending = { holderId: string; seat: string; now: Date }

/** Sends an invitation that nobody has answered once more, with a new link; says why where it is not sent. */
export const resend = (
  database: Database,
  { holderId, seat, now }: Resending,
): Promise<InviteRefusal | undefined> =>
  database.transaction(async (writing) => {
    const isOpen = and(isNull(seats.acceptedAt), isNull(seats.endedAt))
    const [found] = await writing
      .select({ email: seats.email, language: seats.language })
      .from(seats)
      .where(and(eq(seats.id, seat), eq(seats.holderId, holderId), isOpen))
    if (!found?.email) return 'known'
    const { email, language } = found
    return inviteIn(writing, { holderId, email, language, now, insteadOf: seat })
  })
