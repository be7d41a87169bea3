import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { FLOOD_CLICKS } from '#features/affiliate/flag-kinds.ts'
import { monthAfter, monthOf } from '#services/affiliates/earnings.ts'
import { actOnAffiliates } from '#services/affiliates/operator.ts'
import { wordsOf } from '#services/words/words.ts'
import { affiliatesOf } from '../support/affiliate.ts'
import type { Bench } from '../support/bench.ts'
import { lettersTo } from '../support/letters-to.ts'

const words = wordsOf('en').affiliateDesk

const DESK = 'affiliate/?lang=en'

const SENDER = '203.0.113.0/24 Chrome'

/** What is flagged, by which clause, and how an affiliate objects (agreement, sections 7, 8, 15, 16). */
export const flagsSuite = (bench: () => Bench) =>
  describe('flags', () => {
    const { affiliate, click, sell, on, queries } = affiliatesOf(bench)
    const act = async (asked: object) => actOnAffiliates(await queries(), JSON.stringify(asked))
    const lastMonth = () =>
      new Date(`${monthAfter(monthOf(new Date(bench().clock.time)), -1)}-15T15:00:00Z`)
    const openOf = async (number: number) =>
      (await act({ act: 'flags' })).filter((row) => row.number === number)
    const idOf = async (number: number) => Number((await openOf(number))[0]?.id)
    const subjectsTo = async (email: string) =>
      (await lettersTo(bench(), email)).map(({ letter }) => letter.subject)
    const decide = (id: number, decision: 'released' | 'upheld', hasFee = false) =>
      act({ act: 'decide', id, decision, why: 'We have looked into it.', hasFee })

    test('find a purchase of one’s own, by account and by address, and hold its commission', async () => {
      const { email, number, read } = await affiliate()
      await sell(number, { at: lastMonth(), email })
      const page = await read(DESK)
      for (const part of [words.kinds['self-purchase'], 'Section 8 of', '#section-8'])
        expect(page).toContain(part)
      expect(page).toContain('$89.96 is on hold until we decide.')
      expect(page).toContain('$89.96 is on hold while we review a flag.')
      await read(DESK)
      expect(await openOf(number)).toMatchObject([{ kind: 'self-purchase', holds: '89.96 USD' }])
      const told = (await subjectsTo(email)).filter((subject) => subject.includes('A flag'))
      expect(told).toEqual(['A flag on your affiliate account'])
    })

    test.each([
      ['a tag', 'a.$@company.example', 'A.$+shop@company.example', true],
      ['a tag of the affiliate’s', 'a.$+desk@company.example', 'a.$@company.example', true],
      ['dots at Google', 'a.$@gmail.com', 'a$+shop@googlemail.com', true],
      ['dots elsewhere', 'a.$@company.example', 'a$@company.example', false],
      ['a tag of no name', '+$@company.example', '+shop@company.example', false],
    ])('know whose mailbox stands behind %s', async (_case, own, buyer, isFound) => {
      const name = randomUUID().slice(0, 8)
      const { number } = await affiliate(own.replace('$', name))
      await sell(number, { at: lastMonth(), email: buyer.replace('$', name) })
      const kinds = (await openOf(number)).map(({ kind }) => kind)
      expect(kinds).toEqual(isFound ? ['self-purchase'] : [])
    })

    test(`find more than ${FLOOD_CLICKS} clicks of one network and browser in a day, and hold the sales after them alone`, async () => {
      const { number, read } = await affiliate()
      await on(lastMonth(), async () => {
        for (let more = 0; more < FLOOD_CLICKS; more += 1) await click(number, { sender: SENDER })
      })
      expect(await read(DESK)).not.toContain(words.flagsTitle)
      await sell(number, { at: lastMonth(), sender: SENDER })
      await sell(number, { at: lastMonth(), sender: '198.51.100.0/24 Firefox' })
      const page = await read(DESK)
      expect(page).toContain(words.kinds['click-flood'])
      expect(page).toContain(`(${SENDER}): ${FLOOD_CLICKS + 1}.`)
      expect(page).toContain('$89.96 is on hold while we review a flag.')
    })

    test('leave the clicks of a day alone until it is over', async () => {
      const { number, read } = await affiliate()
      for (let more = 0; more <= FLOOD_CLICKS; more += 1) await click(number, { sender: SENDER })
      expect(await read(DESK)).not.toContain(words.flagsTitle)
    })

    test('find a month’s clicks of paid ads; the sale after one is due once the flag is released', async () => {
      const { number, read, email } = await affiliate()
      await sell(number, { at: lastMonth(), paidBy: 'gclid' })
      const page = await read(DESK)
      expect(page).toContain('carried the ID of a paid ad (gclid): 1.')
      expect(page).toContain('$89.96 is on hold until we decide.')
      await decide(await idOf(number), 'released')
      const after = await read(DESK)
      expect(after).toContain('Lifted on ')
      expect(after).not.toContain('is on hold while we review a flag')
      expect(after).toMatch(/<b>\s*<span\s*><span>\$89\.96/)
      expect(await subjectsTo(email)).toContain('A flag was lifted')
    })

    test('take the commission away where they are upheld, with the reason on the desk and by mail', async () => {
      const { email, number, read } = await affiliate()
      await sell(number, { at: lastMonth(), email })
      await read(DESK)
      const id = await idOf(number)
      await decide(id, 'upheld')
      const page = await read(DESK)
      expect(page).toContain('Upheld on ')
      expect(page).toContain('We have looked into it.')
      expect(page).toMatch(/<strong>\$0\.00<\/strong>/)
      const [letter] = (await lettersTo(bench(), email))
        .filter(({ letter: { subject } }) => subject === 'A flag was upheld')
        .map((mail) => mail.letter)
      expect(letter?.opening.join(' ')).toContain('We have looked into it.')
      await expect(decide(id, 'released')).rejects.toThrow('has been upheld already')
    })

    test('can be objected to once, in the affiliate’s own words, which is confirmed', async () => {
      const { email, number, read, send, visit } = await affiliate()
      const { orderNumber } = await sell(number, { at: lastMonth() })
      await act({
        act: 'flag',
        number,
        kind: 'spam',
        note: 'A letter.',
        orderNumbers: [orderNumber],
      })
      const id = await idOf(number)
      const form = `affiliate/object/?lang=en&flag=${id}`
      expect(await read(form)).toContain('A letter.')
      expect((await send(form, { objection: '  ' })).status).toBe(422)
      const foreign = { 'Sec-Fetch-Site': 'cross-site' }
      expect((await send(form, { objection: 'No.' }, foreign)).status).toBe(403)
      const sent = await send(form, { objection: 'They had asked for it.' })
      expect(sent.headers.get('Location')).toContain('said=objected')
      expect(await read(DESK)).toContain('You objected on ')
      expect(await openOf(number)).toMatchObject([{ objection: 'They had asked for it.' }])
      expect(await subjectsTo(email)).toContain('We’ve received your objection')
      expect((await send(form, { objection: 'Again.' })).status).toBe(404)
      expect((await visit(form)).status).toBe(404)
    })

    test('are nobody else’s to see or to object to', async () => {
      const mine = await affiliate()
      const other = await affiliate()
      await act({
        act: 'flag',
        number: mine.number,
        kind: 'site',
        note: 'It is down.',
        orderNumbers: [],
      })
      const form = `affiliate/object/?lang=en&flag=${await idOf(mine.number)}`
      expect((await mine.visit(form)).status).toBe(200)
      expect((await other.visit(form)).status).toBe(404)
      expect((await other.send(form, { objection: 'No.' })).status).toBe(404)
    })

    test('name sales of their affiliate alone, and have a fee for spam alone', async () => {
      const { number } = await affiliate()
      const other = await affiliate()
      const { orderNumber } = await sell(other.number)
      const flag = { act: 'flag', number, note: 'Seen.', kind: 'spam' }
      await expect(act({ ...flag, orderNumbers: [orderNumber] })).rejects.toThrow('Not every one')
      await expect(act({ ...flag, number: 999_999_999, orderNumbers: [] })).rejects.toThrow(
        'no affiliate',
      )
      await act({ ...flag, kind: 'site', orderNumbers: [] })
      await expect(decide(await idOf(number), 'upheld', true)).rejects.toThrow('Only spam')
      await act({ ...flag, orderNumbers: [] })
      const spam = (await openOf(number)).find(({ kind }) => kind === 'spam')
      expect(await decide(Number(spam?.id), 'upheld', true)).toMatchObject([{ fee: 500 }])
    })
  })
