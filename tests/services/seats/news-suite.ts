import { describe, expect, test } from 'vitest'
import { seats } from '#services/db/seat-schema.ts'
import { notifyMembers } from '#services/seats/notify-members.ts'
import type { Bench } from '../support/bench.ts'
import { lettersTo } from '../support/letters-to.ts'
import { seatMembers } from './seat-members.ts'

const MINUTE_MS = 60_000

/** Members are told when a plan covers them no more, and when it does again. */
export const newsSuite = (bench: () => Bench) =>
  describe('the members of a plan', () => {
    const { holder, signedIn, seatOf, refundAll } = seatMembers(bench)

    const queries = () => bench().database.get()

    const round = async (minutes: number) => {
      bench().clock.time += minutes * MINUTE_MS
      await notifyMembers(await queries(), new Date(bench().clock.time))
    }

    const toldTo = async ({ email }: { email: string }) => {
      const letters = await lettersTo(bench(), email)
      return letters.filter(({ kind }) => kind === 'seat').map(({ letter }) => letter.subject)
    }

    test('are told once that access has ended, an hour after it did', async () => {
      const [ann, bob] = [await holder(), await signedIn()]
      await seatOf(ann, bob)
      await round(90)
      expect(await toldTo(bob)).toEqual([])
      await refundAll(ann)
      await round(30)
      expect(await toldTo(bob)).toEqual([])
      await round(31)
      await round(31)
      expect(await toldTo(bob)).toEqual([`The plan of ${ann.email} no longer covers you`])
    })

    test('are told while a bank decides about a payment, and again when it has', async () => {
      const [ann, bob] = [await holder(), await signedIn()]
      await seatOf(ann, bob)
      await round(90)
      const { paymentId } = ann.outcome
      const dispute = (state: string) =>
        bench().post('/told/subscription/dispute', {
          id: `${paymentId}-${state}`,
          paymentId,
          state,
        })
      await dispute('opened')
      await round(0)
      await dispute('won')
      await round(0)
      expect(await toldTo(bob)).toEqual([
        `The plan of ${ann.email} no longer covers you`,
        `The plan of ${ann.email} covers you again`,
      ])
    })

    test('of a plan for fewer people are told where there is no place for them, the newest first', async () => {
      const [ann, bob, cleo] = [await holder('team'), await signedIn(), await signedIn()]
      await seatOf(ann, bob)
      bench().clock.time += 1000
      await seatOf(ann, cleo)
      await round(90)
      expect(await toldTo(bob)).toEqual([])
      expect(await toldTo(cleo)).toEqual([`The plan of ${ann.email} no longer covers you`])
    })

    test('are told by which plan they still have access, where another covers them or is their own', async () => {
      const [ann, bob, cleo] = [await holder(), await signedIn(), await holder('basic')]
      const dora = await holder('team')
      for (const person of [bob, cleo]) await seatOf(ann, person)
      await seatOf(dora, bob)
      await round(90)
      await refundAll(ann)
      await round(90)
      const newest = async ({ email }: { email: string }) =>
        (await lettersTo(bench(), email)).at(-1)?.letter
      for (const [person, plan] of [
        [bob, 'Team'],
        [cleo, 'Basic'],
      ] as const) {
        const { subject, opening } = (await newest(person)) ?? {}
        expect(subject).toBe(`The plan of ${ann.email} no longer covers you`)
        expect(opening?.at(-1)).toBe(`You still have access, with the ${plan} plan.`)
      }
      await refundAll(dora)
      await round(90)
      expect((await newest(bob))?.opening).toHaveLength(1)
    })

    test('who left are told nothing more', async () => {
      const [ann, bob] = [await holder(), await signedIn()]
      await seatOf(ann, bob)
      const ended = { endedAt: new Date(bench().clock.time), endReason: 'left' } as const
      await (await queries()).update(seats).set(ended)
      await refundAll(ann)
      await round(90)
      expect(await toldTo(bob)).toEqual([])
    })
  })
