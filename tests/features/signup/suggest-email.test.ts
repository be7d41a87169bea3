import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRY_PROVIDERS, WORLD_PROVIDERS } from '#features/signup/mail-providers.ts'
import { suggestEmail } from '#features/signup/suggest-email.ts'

const DOMAINS = Object.entries({ ...WORLD_PROVIDERS, ...COUNTRY_PROVIDERS }).flatMap(
  ([name, endings]) => endings.split(' ').map((ending) => `${name}.${ending}`),
)

const WORLD_DOMAINS = Object.entries(WORLD_PROVIDERS).flatMap(([name, endings]) =>
  endings.split(' ').map((ending) => `${name}.${ending}`),
)

/** Domains of companies, real or likely, some of them near the name of a provider. */
const COMPANIES = `
  acme.com biztree.com cloud.com glovo.com tetra.es tierra.es libra.it libro.it libera.it
  orange.com orange.co laposte.fr videotron.com bell.com free.com web.com terra.de alpine.fr
  telent.com gail.co.in desjardins.com hydro.qc.ca bosch.de siemens.com enel.it edp.pt
  galp.com petrobras.com.br mercadona.es inditex.com carrefour.fr mairie-lyon.fr gm.com
  gml.com gmg.com mailchimp.com hotel.fr hotmix.de outlast.com yahoo-inc.com live.org life.com
  love.com mailer.de sage.com shaw.com post.ch postel.it rodgers.com protein.me sunset.ch
  freenet.org tim.com example.org kanzlei-weber.de studio-rossi.it escritorio.adv.br webb.de
`
  .trim()
  .split(/\s+/)

const local = fc.stringMatching(/^[a-z][a-z.]{0,10}[a-z]$/)

describe('suggestEmail', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gmal.com', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['gmaill.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['gmail.fr', 'gmail.com'],
    ['gmail.com.br', 'gmail.com'],
    ['hotmial.fr', 'hotmail.fr'],
    ['hotmail.con', 'hotmail.com'],
    ['outlok.es', 'outlook.es'],
    ['yaho.it', 'yahoo.it'],
    ['icloud.de', 'icloud.com'],
    ['ornage.fr', 'orange.fr'],
    ['lapsote.net', 'laposte.net'],
    ['videotrn.ca', 'videotron.ca'],
    ['liebro.it', 'libero.it'],
    ['gmx.dee', 'gmx.de'],
    ['t-onlin.de', 't-online.de'],
    ['uol.con.br', 'uol.com.br'],
    ['gmail..com', 'gmail.com'],
  ])('takes %s for %s', (typed, meant) => {
    expect(suggestEmail(`ada@${typed}`)).toBe(`ada@${meant}`)
    expect(suggestEmail(` Ada@${typed.toUpperCase()} `)).toBe(`Ada@${meant}`)
  })

  it('never corrects a domain that is itself a provider', () => {
    expect(DOMAINS.length).toBeGreaterThan(150)
    fc.assert(
      fc.property(local, fc.constantFrom(...DOMAINS), fc.boolean(), (name, domain, isLoud) => {
        const email = `${name}@${isLoud ? domain.toUpperCase() : domain}`
        expect(suggestEmail(email)).toBeUndefined()
      }),
      { numRuns: 5000 },
    )
  })

  it.each(['gmx.net', 'gmx.de', 'ymail.com', 'mail.com', 'email.com', 'hotmail.fr', 'me.com'])(
    'leaves %s alone',
    (domain) => {
      expect(suggestEmail(`ada@${domain}`)).toBeUndefined()
    },
  )

  it('finds two swapped letters of every large provider', () => {
    const swapped = fc
      .constantFrom(...WORLD_DOMAINS)
      .chain((domain) =>
        fc
          .integer({ min: 1, max: domain.indexOf('.') - 2 })
          .map(
            (at) =>
              [
                domain,
                domain.slice(0, at) + domain[at + 1] + domain[at] + domain.slice(at + 2),
              ] as const,
          ),
      )
      .filter(([domain, typed]) => domain !== typed)
    fc.assert(
      fc.property(swapped, ([domain, typed]) => {
        expect(suggestEmail(`ada@${typed}`)).toBe(`ada@${domain}`)
      }),
    )
  })

  it.each(COMPANIES)('takes %s for what it is', (domain) => {
    expect(suggestEmail(`info@${domain}`)).toBeUndefined()
  })

  it('says nothing about a domain made of other letters', () => {
    const far = fc.stringMatching(/^[bdjkpqsvwxz]{3,12}\.(?:com|fr|de|it|es|pt|ca)$/)
    fc.assert(
      fc.property(far, (domain) => {
        expect(suggestEmail(`ada@${domain}`)).toBeUndefined()
      }),
      { numRuns: 2000 },
    )
  })

  it.each(['', 'ada', '@gmial.com', 'ada@', 'ada@gmial', 'ada@.com'])(
    'says nothing about %j',
    (text) => {
      expect(suggestEmail(text)).toBeUndefined()
    },
  )
})
