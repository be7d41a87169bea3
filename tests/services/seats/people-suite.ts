import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { seats } from '#services/db/seat-schema.ts'
import { INVITATIONS_A_DAY } from '#services/seats/invite.ts'
import { wordsOf } from '#services/words/words.ts'
import { newEmail, type Bench } from '../support/bench.ts'
import { lettersTo } from '../support/letters-to.ts'
import { seatMembers } from './seat-members.ts'

const PAGE = 'account/people/?lang=en'

const words = wordsOf('en').people

/** The holder of a plan invites, sees and removes its people. */
export const peopleSuite = (bench: () => Bench) =>
  describe('the people of a plan', () => {
    const { holder, signedIn, seatOf, opens, linkTo, invite, press, later } = seatMembers(bench)

    const queries = () => bench().database.get()

    const seatIn = (page: string, email: string) =>
      new RegExp(`${email}</strong>[^]*?name="seat" value="([^"]+)"`).exec(page)?.[1] ?? ''

    test('are invited by mail, in a language that the holder picks, and listed with the places left', async () => {
      const [ann, email] = [await holder(), newEmail()]
      expect(await ann.read(PAGE)).toContain('4 of 4 seats free')
      const answer = await invite(ann, email.toUpperCase(), 'de')
      expect(answer.status).toBe(303)
      const page = await ann.read(PAGE)
      expect(page).toContain('3 of 4 seats free')
      expect(page).toContain(`<strong>${email}</strong>`)
      const [{ kind, letter } = {}] = await lettersTo(bench(), email)
      expect(kind).toBe('seat')
      expect(letter?.language).toBe('de')
      expect(letter?.subject).toBe(`${ann.email} lädt Sie zu Business in a Box ein`)
    })

    test('have a page that the account and Billing lead to, where the plan is for several', async () => {
      const [ann, one] = [await holder(), await holder('basic')]
      for (const path of ['account/?lang=en', 'account/billing/?lang=en']) {
        expect(await ann.read(path)).toContain('/webapp/account/people/')
        expect(await one.read(path)).not.toContain('/webapp/account/people/')
      }
      const sentence = 'With Premium, you can invite 4 more people.'
      expect(await one.read('account/billing/?lang=en')).toContain(sentence)
      const page = await one.read(PAGE)
      expect(page).toContain(sentence)
      expect(page).not.toContain('name="email"')
      expect((await invite(one, newEmail())).status).toBe(403)
    })

    test('are not the holder, nobody twice, and no more than the plan has places', async () => {
      const ann = await holder()
      expect((await invite(ann, ann.email)).status).toBe(422)
      expect((await invite(ann, 'no address')).status).toBe(422)
      const emails = [newEmail(), newEmail(), newEmail(), newEmail()]
      for (const email of emails) expect((await invite(ann, email)).status).toBe(303)
      expect((await invite(ann, emails[0] ?? '')).status).toBe(409)
      expect((await invite(ann, newEmail())).status).toBe(409)
      expect(await ann.read(PAGE)).toContain(words.refused.full)
    })

    test('are told on the page alike, whether an address has an account or not', async () => {
      const [ann, bob, nobody] = [await holder(), await signedIn(), newEmail()]
      const answers = [await invite(ann, bob.email), await invite(ann, nobody)]
      const [known, unknown] = answers.map((answer) => answer.headers.get('Location'))
      expect(known).toBe(unknown)
      const page = await ann.read(PAGE)
      const entries = [bob.email, nobody].map((email) =>
        (new RegExp(`<strong>${email}</strong>[^]*?</li>`).exec(page)?.[0] ?? '')
          .replaceAll(email, '')
          .replaceAll(/[\da-f-]{36}/g, ''),
      )
      expect(entries[0]).toBe(entries[1])
    })

    test('are sent a new link that ends the one before, and can be crossed out', async () => {
      const [ann, email] = [await holder(), newEmail()]
      await invite(ann, email)
      const first = await linkTo(email)
      bench().clock.time += 1000
      await ann.send(PAGE, { seat: seatIn(await ann.read(PAGE), email), act: 'resend' })
      const second = await linkTo(email)
      expect(second).not.toBe(first)
      const status = async (link: string) => (await bench().call(`/webapp/${link}`)).status
      expect([await status(first), await status(second)]).toEqual([410, 200])
      expect(await ann.read(PAGE)).toContain('3 of 4 seats free')
      await ann.send(PAGE, { seat: seatIn(await ann.read(PAGE), email), act: 'withdraw' })
      expect(await status(second)).toBe(410)
      expect(await ann.read(PAGE)).toContain('4 of 4 seats free')
    })

    test('lose access at once when they are removed, and are told', async () => {
      const [ann, bob] = [await holder(), await signedIn()]
      await seatOf(ann, bob)
      const page = await ann.read(PAGE)
      const removed = await ann.send(PAGE, { seat: seatIn(page, bob.email), act: 'remove' })
      expect(removed.headers.get('Location')).toContain('said=removed')
      expect(await opens(bob)).toMatchObject({ download: 403 })
      const letters = await lettersTo(bench(), bob.email)
      expect(letters.at(-1)?.letter.subject).toBe(`You are no longer in the plan of ${ann.email}`)
      expect(await ann.read(PAGE)).not.toContain(bob.email)
    })

    test('are removed by their own holder alone, and from these pages alone', async () => {
      const [ann, bob, eve] = [await holder(), await signedIn(), await holder()]
      const seat = await seatOf(ann, bob)
      await eve.send(PAGE, { seat, act: 'remove' })
      const foreign = { 'Sec-Fetch-Site': 'cross-site' }
      await ann.send(PAGE, { seat, act: 'remove' }, foreign)
      await bob.send('account/people/leave/', { seat }, foreign)
      await eve.send('account/people/leave/', { seat })
      expect(await opens(bob)).toMatchObject({ download: 200 })
    })

    test('leave by themselves, and the holder is told', async () => {
      const [ann, bob] = [await holder(), await signedIn()]
      const seat = await seatOf(ann, bob)
      await bob.send('account/people/leave/?lang=en', { seat })
      expect(await opens(bob)).toMatchObject({ download: 403 })
      const letters = await lettersTo(bench(), ann.email)
      expect(letters.at(-1)?.letter.subject).toBe(`${bob.email} has left your plan`)
    })

    test('are not invited without end: so many a day from one holder, and so many to one address', async () => {
      const [ann, email] = [await holder(), newEmail()]
      const at = new Date(bench().clock.time)
      const spent = { holderId: ann.userId, language: 'en', invitedAt: at, endedAt: at } as const
      const rows = Array.from({ length: INVITATIONS_A_DAY.holder }, () => ({
        ...spent,
        endReason: 'withdrawn' as const,
        id: randomUUID(),
        email: newEmail(),
      }))
      await (await queries()).insert(seats).values(rows)
      expect((await invite(ann, email)).status).toBe(429)
      const onceMore = await later(ann, 1.1)
      for (let sent = 0; sent < INVITATIONS_A_DAY.address; sent += 1) {
        expect((await invite(await holder(), email)).status).toBe(303)
      }
      expect((await invite(onceMore, email)).status).toBe(429)
      expect(await lettersTo(bench(), email)).toHaveLength(INVITATIONS_A_DAY.address)
    })

    test('are invited again after a link has expired, and not soon after they declined', async () => {
      const [ann, bob, cleo] = [await holder(), newEmail(), newEmail()]
      for (const email of [bob, cleo]) await invite(ann, email)
      await press(await linkTo(cleo), 'decline')
      expect(await ann.read(PAGE)).toContain(`<strong>${cleo}</strong>`)
      const again = await later(ann, 15)
      expect(await again.read(PAGE)).toContain('4 of 4 seats free')
      expect((await invite(again, bob)).status).toBe(303)
      expect((await invite(again, cleo)).status).toBe(409)
      const rows = await (await queries()).select().from(seats).where(eq(seats.email, bob))
      expect(new Set(rows.map(({ endReason }) => endReason))).toEqual(new Set([null, 'withdrawn']))
    })

    test('are told of on the page to close the account, which ends their places', async () => {
      const [ann, bob] = [await holder(), await signedIn()]
      expect(await ann.read('account/close/?lang=en')).not.toContain(words.closing)
      await seatOf(ann, bob)
      expect(await ann.read('account/close/?lang=en')).toContain(words.closing)
      await ann.send('account/close/?lang=en', { 'give-up': 'yes' })
      const letters = await lettersTo(bench(), bob.email)
      expect(letters.at(-1)?.letter.subject).toBe(`The plan of ${ann.email} no longer covers you`)
    })

    test('are counted before the holder takes a plan that has no place for them, or stops the renewal', async () => {
      const [ann, bob, cleo] = [await holder(), await signedIn(), await signedIn()]
      const check = async (to: string, locale = 'en') =>
        (await ann.send(`account/billing/plan/check?lang=${locale}`, { to })).text()
      const stop = () => ann.read('account/billing/stop/?lang=en')
      expect(await stop()).not.toContain(words.closing)
      for (const person of [bob, cleo]) await seatOf(ann, person)
      const two = await check('team-2')
      const [, date = ''] = /Change on ([^<]+?)\s*</.exec(two) ?? []
      expect(date).toMatch(/20\d\d$/)
      const losing = `People in your plan who lose access on ${date}: `
      expect(two).toContain(`${losing}1.`)
      expect(await check('basic-1')).toContain(`${losing}2.`)
      expect(await check('team-3')).not.toContain(losing)
      expect(await stop()).toContain(words.closing)
      for (const locale of LOCALE_CODES) {
        const [before = ''] = wordsOf(locale).people.losing.split('{date}')
        expect(await check('basic-1', locale)).toContain(before.replaceAll("'", '&#39;'))
      }
    })

    test.each(LOCALE_CODES)('have their page in %s', async (locale) => {
      const [ann, bob] = [await holder(), await signedIn()]
      await seatOf(ann, bob)
      await invite(ann, newEmail())
      const page = await ann.read(`account/people/?lang=${locale}`)
      const { title, standing } = wordsOf(locale).people
      expect(page).toContain(title.replaceAll("'", '&#39;'))
      expect(page).toContain(standing.member.split('{date}')[0])
      expect(page.replace(/<style[^]*?<\/style>/, '')).not.toMatch(/\{\w+\}/)
    })
  })
