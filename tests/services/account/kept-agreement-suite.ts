import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { AGREEMENT_DOCUMENT, type KeptAgreement } from '#features/agreement/kept-agreement.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { closeAccount } from '#services/account/close-account.ts'
import { keptAgreements } from '#services/db/agreement-schema.ts'
import { users } from '#services/db/schema.ts'
import { documentTexts } from '#services/search/document-texts.ts'
import { wordsOf } from '#services/words/words.ts'
import { unzipped } from '../../support/unzipped.ts'
import { newEmail, newKey, payloadFor, type Bench } from '../support/bench.ts'
import { buyerOf } from '../support/purchase.ts'
import { webAppVisitor } from '../support/web-app-visitor.ts'

const SIGNED = 'M12 40L18 36L30 41M50 20L52 60'

const AGREEMENT: KeptAgreement = {
  company: 'Hafen & Söhne',
  place: 'Kiel',
  signature: SIGNED,
}

/** The agreement of a language; any name before its number opens it. */
const agreementIn = (locale: Locale) => {
  const text = [...documentTexts(locale).values()].find(
    ({ document }) => document === AGREEMENT_DOCUMENT,
  )
  if (!text) throw new Error(`There is no agreement in ${locale}`)
  return text
}

/** What was filled in on the first screen goes with the account, is the first thing in the web app, and is shown to nobody else. */
export const keptAgreementSuite = (bench: () => Bench) =>
  describe('the agreement that was filled in on the first screen', () => {
    const { buy } = buyerOf(bench)

    const keptOf = async (email: string) => {
      const queries = await bench().database.get()
      return queries
        .select({
          company: keptAgreements.company,
          place: keptAgreements.place,
          signature: keptAgreements.signature,
          language: keptAgreements.language,
        })
        .from(keptAgreements)
        .innerJoin(users, eq(users.id, keptAgreements.userId))
        .where(eq(users.email, email))
    }

    const visitorWith = (agreement: KeptAgreement, language: Locale = 'de') =>
      webAppVisitor(bench(), { KeptAgreement: agreement, Language: language })

    /** The page of the agreement, found by the link of the arrival page. */
    const agreementPage = async (
      { read }: Awaited<ReturnType<typeof visitorWith>>,
      locale: Locale,
    ) => {
      const arrived = await read(`?lang=${locale}&lib=${locale}&entryPoint=%2F`)
      const [, way = ''] = /class="came">[^]*?href="\/webapp\/([^"]+)"/.exec(arrived) ?? []
      return { arrived, way, text: await read(way.replaceAll('&amp;', '&')) }
    }

    test.each(LOCALE_CODES)('is the first thing in the web app in %s', async (locale) => {
      const { title, template, blanks } = agreementIn(locale)
      const visitor = await visitorWith(AGREEMENT, locale)
      const { arrived, way, text } = await agreementPage(visitor, locale)
      expect(way).toContain(`-D${template}?lang=${locale}&amp;lib=${locale}`)
      const { signedBy, filledIn } = wordsOf(locale).webApp
      const label = signedBy.replace('{company}', 'Hafen &amp; Söhne')
      for (const page of [arrived, text]) {
        expect(page).toContain(title)
        expect(page).toMatch(/<mark class="own" title="[^"]+">Hafen &amp; Söhne<\/mark>/)
        expect(page).toMatch(/<mark class="own" title="[^"]+">Kiel<\/mark>/)
        expect(page).toContain(`viewBox="0 0 300 80" role="img" aria-label="${label}"`)
        expect(page).toContain(`<path d="${SIGNED}" fill="none" stroke=`)
        for (const name of ['company', 'place']) {
          expect(page).not.toContain(`>${blanks[name]?.example}</mark>`)
        }
      }
      expect(text).toContain(filledIn)
      // What is still open is filled with examples, in the other marker.
      expect(text).toMatch(/<mark title="[^"]+">[^<]+<\/mark>/)
    })

    test('is a preview without a plan', async () => {
      const { arrived, text } = await agreementPage(await visitorWith(AGREEMENT), 'de')
      expect(arrived).toContain('class="reading filled trial"')
      expect(text).toContain('class="reading trial"')
      expect(text).not.toContain('/webapp/download/')
    })

    test('bears the company’s name where nothing was drawn', async () => {
      const { company, place } = AGREEMENT
      const { arrived } = await agreementPage(await visitorWith({ company, place }), 'de')
      expect(arrived).toMatch(/<i class="signature" role="img" [^>]+>Hafen &amp; Söhne<\/i>/)
      expect(arrived).not.toContain('viewBox="0 0 300 80"')
    })

    test('stands where its own page is the destination, and leaves others alone', async () => {
      const { read } = await visitorWith(AGREEMENT)
      const { template } = agreementIn('de')
      const to = (url: string) => read(`?lang=de&lib=de&url=${encodeURIComponent(url)}`)
      expect(await to(`doc/any-name-D${template}`)).toContain('>Kiel</mark>')
      for (const url of ['doc/employment-agreement-D1235', 'search/', 'business-plan-kit/']) {
        expect(await to(url)).not.toContain('>Kiel</mark>')
      }
    })

    test('is filled in in no other document and shown to no other account', async () => {
      const { template } = agreementIn('en')
      const { read } = await visitorWith(AGREEMENT)
      const link = await read('doc/employment-agreement-D1235?lang=en&lib=en')
      expect(link).not.toContain('class="own"')
      const another = await webAppVisitor(bench())
      const arrived = await another.read('?lang=en&lib=en&entryPoint=%2F')
      expect(arrived).not.toContain('class="came"')
      const address = await another.visit(`doc/x-D${template}?lang=en&lib=en`)
      const text = await another.read(
        (address.headers.get('Location') ?? '').replace('/webapp/', ''),
      )
      expect(text).toContain(`>${agreementIn('en').blanks['company']?.example}</mark>`)
      expect(text).not.toContain('class="own"')
      expect(text).not.toContain(wordsOf('en').webApp.filledIn)
    })

    test('is text, whatever was typed', async () => {
      const company = '<img src=x onerror=alert(1)>&"\''
      const visitor = await visitorWith({ company, place: '{company}</mark><script>' }, 'en')
      const { arrived, text } = await agreementPage(visitor, 'en')
      for (const page of [arrived, text]) {
        expect(page).not.toMatch(/<img src=x|<script|onerror=alert\(1\)>/)
        expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;&amp;&quot;&#39;')
        expect(page).toContain('>{company}&lt;/mark&gt;&lt;script&gt;</mark>')
      }
    })

    test.each([
      ['81 characters', { company: 'a'.repeat(81) }],
      ['nothing to see', { place: ' ' }],
      ['a control character', { place: 'Kiel\u0000Ufer' }],
      ['a path with letters', { signature: 'M1 1L2 2" onload="alert(1)' }],
      ['a curve', { signature: 'M1 1C2 2 3 3 4 4' }],
      ['a path without end', { signature: `M1 1${'L22 22'.repeat(334)}` }],
      ['another field', { document: 'lease' }],
    ])('is refused with %s, and no account is made', async (_what, wrong) => {
      const email = newEmail()
      const body = { ...payloadFor(email), KeptAgreement: { ...AGREEMENT, ...wrong } }
      const answer = await bench().signUp(body)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({
        detail: 'Send exactly the known fields, each with a value of its type.',
        fields: ['KeptAgreement'],
      })
      const queries = await bench().database.get()
      expect(await queries.$count(users, eq(users.email, email))).toBe(0)
    })

    test('is kept once through a double post, and changed by no later one', async () => {
      const [email, key] = [newEmail(), newKey()]
      const send = (KeptAgreement: KeptAgreement, header = key) =>
        bench().signUp({ ...payloadFor(email), KeptAgreement }, { 'Idempotency-Key': header })
      const other = { company: 'Other', place: 'Bonn' }
      const twice = await Promise.all([send(AGREEMENT), send(AGREEMENT)])
      expect(twice.map(({ status }) => status)).toEqual([201, 201])
      expect((await send(other)).status).toBe(201)
      expect((await send(other, newKey())).status).toBe(409)
      expect(await keptOf(email)).toEqual([{ ...AGREEMENT, language: 'fr' }])
    })

    test('is there with its account or not at all', async () => {
      const queries = await bench().database.get()
      const email = newEmail()
      await queries.execute(
        sql`alter table kept_agreements add constraint refuses check (company <> 'Refused') not valid`,
      )
      const send = (company: string) =>
        bench().signUp({ ...payloadFor(email), KeptAgreement: { ...AGREEMENT, company } })
      try {
        expect((await send('Refused')).status).toBe(500)
      } finally {
        await queries.execute(sql`alter table kept_agreements drop constraint refuses`)
      }
      expect(await queries.$count(users, eq(users.email, email))).toBe(0)
      expect((await send('Taken')).status).toBe(201)
      expect(await keptOf(email)).toHaveLength(1)
    })

    test('is not added to an account that is there already', async () => {
      const { email } = await bench().newAccount()
      const body = { ...payloadFor(email), KeptAgreement: AGREEMENT }
      expect((await bench().signUp(body)).status).toBe(409)
      expect(await keptOf(email)).toEqual([])
    })

    test('is erased with the account', async () => {
      const { email } = await visitorWith(AGREEMENT)
      const queries = await bench().database.get()
      const [user] = await queries.select().from(users).where(eq(users.email, email))
      if (!user) throw new Error('There is no account')
      const isTheirs = eq(keptAgreements.userId, user.id)
      expect(await queries.$count(keptAgreements, isTheirs)).toBe(1)
      await closeAccount(queries, { userId: user.id, language: 'de', now: bench().services.now() })
      expect(await queries.$count(keptAgreements, isTheirs)).toBe(0)
    })

    test('stands in the file of a member, where what is still open is a field', async () => {
      const visitor = await visitorWith({ ...AGREEMENT, company: 'Hafen <&> Söhne' }, 'en')
      await bench().confirm(visitor.email)
      await buy({}, { email: visitor.email })
      const { text } = await agreementPage(visitor, 'en')
      const [, way = ''] = /href="\/webapp\/(download\/[^"]+)"/.exec(text) ?? []
      const file = await visitor.visit(way.replaceAll('&amp;', '&'))
      const xml = unzipped(await file.arrayBuffer())['word/document.xml'] ?? ''
      const fields = [...xml.matchAll(/<w:sdt>[^]*?<\/w:sdt>/g)].map(([field]) => field)
      const of = (name: string) =>
        fields.filter((field) => field.includes(`<w:tag w:val="${name}"/>`))
      for (const [name, words] of [
        ['company', 'Hafen &lt;&amp;&gt; Söhne'],
        ['place', 'Kiel'],
      ] as const) {
        expect(of(name).length).toBeGreaterThan(0)
        for (const field of of(name)) {
          expect(field).toContain(`>${words}</w:t>`)
          expect(field).not.toMatch(/showingPlcHdr|PlaceholderText/)
        }
      }
      for (const field of of('purpose')) expect(field).toContain('showingPlcHdr')
      expect(xml).toContain('descr="Hafen &lt;&amp;&gt; Söhne"')
      const points = [...xml.matchAll(/<a:(moveTo|lnTo)><a:pt x="(\d+)" y="(\d+)"\/>/g)]
      const path = points.map(([, move, x, y]) => `${move === 'moveTo' ? 'M' : 'L'}${x} ${y}`)
      expect(path.join('')).toBe(SIGNED)
    })
  })
