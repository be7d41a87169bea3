import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Locale } from '#lib/config/locales.ts'
import type { PlanId } from '#lib/config/plans.ts'
import { confirmAddress } from '#services/account/sign-in.ts'
import type { Database } from '#services/db/database.ts'
import { users } from '#services/db/schema.ts'
import { seats } from '#services/db/seat-schema.ts'
import { recordAccount } from '#services/ledger/record-arrival.ts'
import { putSeatMail, putWelcomeMail } from '#services/outbox/put-mail.ts'
import { findUserId, insertUser, newUser, type NewUser } from '#services/user/new-user.ts'
import { readerOf } from './end-seat.ts'
import { isOpenInvitation, peopleOf } from './people.ts'

/** An invitation that may be accepted now. */
export type Invitation = { email: string; holderId: string; holder: string; plan: PlanId }

type Shown = { id: string; now: Date }

/** An invitation that still stands: not answered, withdrawn or too old, and with a place in the holder's present plan. */
export const findInvitation = async (
  queries: Pick<Database, 'select'>,
  { id, now }: Shown,
): Promise<Invitation | undefined> => {
  const [seat] = await queries.select().from(seats).where(eq(seats.id, id))
  if (!seat?.email || !isOpenInvitation(seat, now)) return undefined
  const { email, holderId } = seat
  const holder = await readerOf(queries, holderId)
  const { held, listed, places } = await peopleOf(queries, { holderId, now })
  const members = listed.filter(({ standing }) => standing === 'member' || standing === 'beyond')
  if (!holder || !held || members.length >= places) return undefined
  return { email, holderId, holder: holder.email, plan: held.plan }
}

/** Where an invitation was accepted: what is kept of the new account where its address had none. */
type Newcomer = { language: Locale; ipAddress: string; page: string }

const newcomerOf = (email: string, { newcomer, now }: Accepting): Promise<NewUser> =>
  newUser(
    {
      Email: email,
      Password: null,
      AutogeneratePassword: true,
      IpAddress: newcomer.ipAddress,
      Language: newcomer.language,
      DocName: 'Invitation',
      CreationPage: newcomer.page,
    },
    now,
  )

/** Makes the account that a sign-up would have made, and leaves alone one that is there. */
const welcome = async (writing: Database, { user, now }: { user: NewUser; now: Date }) => {
  const created = await insertUser(writing, user)
  if (created.kind === 'exists') return
  await recordAccount(writing, { user, consent: 'unknown' })
  await putWelcomeMail(writing, { user, now })
}

type Accepting = Shown & { newcomer: Newcomer }

/** The account that has the place now, its sign-in number, and whether a password was dropped (`confirmAddress`). */
export type Accepted = { userId: string; number: number; dropsPassword: boolean }

const take = async (
  writing: Database,
  { id, now, user }: Shown & { user: NewUser | undefined },
): Promise<Accepted | undefined> => {
  const [row] = await writing.select().from(seats).where(eq(seats.id, id))
  if (!row?.email) return undefined
  // Both accounts in one order, as two who invite each other would wait for one another; then the place itself.
  await writing
    .select({ id: users.id })
    .from(users)
    .where(or(eq(users.id, row.holderId), eq(users.emailNormalized, row.email)))
    .orderBy(asc(users.id))
    .for('update')
  await writing.select({ id: seats.id }).from(seats).where(eq(seats.id, id)).for('update')
  const invitation = await findInvitation(writing, { id, now })
  if (!invitation) return undefined
  if (user) await welcome(writing, { user, now })
  const userId = await findUserId(writing, invitation.email)
  if (userId === undefined) return undefined
  const confirmed = await confirmAddress(writing, { userId, provesPassword: false, now })
  const isOpen = and(eq(seats.id, id), isNull(seats.endedAt))
  await writing.update(seats).set({ acceptedAt: now, memberId: userId, email: null }).where(isOpen)
  const [holder, plan] = [await readerOf(writing, invitation.holderId), invitation.plan]
  if (holder) {
    const told = { seat: id, news: 'accepted', reader: holder, person: invitation.email } as const
    await putSeatMail(writing, { ...told, plan, now })
  }
  return { userId, ...confirmed }
}

/** Accepts an invitation for the account of its address, which it makes or confirms: the link proves the mailbox. Undefined where it stands no more. */
export const acceptInvitation = async (
  database: Database,
  accepting: Accepting,
): Promise<Accepted | undefined> => {
  const { id, now } = accepting
  const invitation = await findInvitation(database, { id, now })
  if (!invitation) return undefined
  const isKnown = (await findUserId(database, invitation.email)) !== undefined
  // Hashing takes long: not inside the transaction.
  const user = isKnown ? undefined : await newcomerOf(invitation.email, accepting)
  return database.transaction((writing) => take(writing, { id, now, user }))
}

/** Declines an invitation that still stands; its address is not invited again by this holder until it is forgotten. */
export const declineInvitation = async (database: Database, { id, now }: Shown): Promise<void> => {
  await database
    .update(seats)
    .set({ endedAt: now, endReason: 'declined' })
    .where(and(eq(seats.id, id), isNull(seats.acceptedAt), isNull(seats.endedAt)))
}
