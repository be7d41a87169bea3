import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#lib/util/durations.ts'
import { closeAccount } from '#services/account/close-account.ts'
import { eraseWritten } from '#services/db/erase-written.ts'
import { seats } from '#services/db/seat-schema.ts'
import { purgeExpired } from '#services/rounds/purge-expired.ts'
import { newEmail, type Bench } from '../support/bench.ts'
import { seatMembers } from './seat-members.ts'

/** What a place in a plan opens, and what is kept of it, whoever wrote its row. */
export const seatAccessSuite = (bench: () => Bench) =>
  describe('a place in a plan', () => {
    const { holder, signedIn, seatOf, opens, refundAll } = seatMembers(bench)

    const queries = () => bench().database.get()
    const now = () => new Date(bench().clock.time)

    const rowOf = async (id: string) =>
      (await (await queries()).select().from(seats).where(eq(seats.id, id)))[0]

    test('opens what the plan opens, by every way in, until it ends', async () => {
      const [ann, bob] = [await holder(), await signedIn()]
      expect(await opens(bob)).toEqual({ download: 403, hasLicence: false, account: false })
      const id = await seatOf(ann, bob)
      expect(await opens(bob)).toEqual({ download: 200, hasLicence: true, account: true })
      const ended = { endedAt: now(), endReason: 'removed' } as const
      await (await queries()).update(seats).set(ended).where(eq(seats.id, id))
      expect(await opens(bob)).toEqual({ download: 403, hasLicence: false, account: false })
    })

    test('opens nothing once the holder’s money went back', async () => {
      const [ann, bob] = [await holder(), await signedIn()]
      await seatOf(ann, bob)
      await refundAll(ann)
      expect(await opens(bob)).toEqual({ download: 403, hasLicence: false, account: false })
    })

    test('ends with the holder’s account, and with its member’s', async () => {
      const [ann, bob, cleo] = [await holder(), await signedIn(), await signedIn()]
      const [ofBob, ofCleo] = [await seatOf(ann, bob), await seatOf(ann, cleo)]
      const closing = { language: 'en', now: now() } as const
      await closeAccount(await queries(), { userId: (await cleo.user()).id, ...closing })
      expect(await rowOf(ofCleo)).toMatchObject({ endReason: 'closed' })
      expect(await opens(bob)).toMatchObject({ download: 200 })
      await closeAccount(await queries(), { userId: ann.userId, ...closing })
      expect(await rowOf(ofBob)).toMatchObject({ endReason: 'closed', email: null })
      expect(await opens(bob)).toMatchObject({ download: 403 })
    })

    test('forgets the address of who declined 30 days later, and of who never answered 44 days later', async () => {
      const ann = await holder()
      const row = { holderId: ann.userId, language: 'en', invitedAt: now() } as const
      const [declined, open] = [randomUUID(), randomUUID()]
      const end = { endedAt: now(), endReason: 'declined' } as const
      await (await queries()).insert(seats).values([
        { ...row, ...end, id: declined, email: newEmail() },
        { ...row, id: open, email: newEmail() },
      ])
      const known = async (days: number) => {
        await purgeExpired(await queries(), new Date(bench().clock.time + days * DAY_MS))
        const emails = [await rowOf(declined), await rowOf(open)].map((found) => found?.email)
        return emails.map((email) => email !== null)
      }
      expect(await known(29)).toEqual([true, true])
      expect(await known(31)).toEqual([false, true])
      expect(await known(45)).toEqual([false, false])
      expect(await rowOf(declined)).toMatchObject({ endReason: 'declined' })
    })

    test('loses the address of who wants to be erased, and is declined with it', async () => {
      const ann = await holder()
      const [id, email] = [randomUUID(), newEmail()]
      const row = { id, email, holderId: ann.userId, language: 'en', invitedAt: now() } as const
      await (await queries()).insert(seats).values(row)
      const erased = await eraseWritten(await queries(), email.toUpperCase())
      expect(erased).toContainEqual({ table: 'seats', erased: 1 })
      expect(await rowOf(id)).toMatchObject({ email: null, endReason: 'declined' })
    })
  })
