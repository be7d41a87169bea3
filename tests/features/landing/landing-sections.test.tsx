import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LandingSections, SECTIONS } from '#features/landing/components/landing-sections.tsx'
import type { SectionTools } from '#features/landing/components/section-props.ts'
import { landingHeroes } from '#features/landing/landing-heroes.ts'
import { landingSection } from '#features/landing/landing-sections.ts'
import { asLandingRecord } from '#features/landing/parse-landing-record.ts'
import { loadVideoWords } from '#features/landing/server/load-video-words.ts'
import { MENU_DEPARTMENTS } from '#lib/config/library.ts'
import { loadClauseWords } from '#lib/i18n/clause-words.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { keysOf } from '#lib/util/keys-of.ts'
import { readLandingRecords } from '../../../scripts/lib/read-records.ts'
import { landingRecordOf } from '../../support/landing-record.ts'

const TOOLS: SectionTools = {
  locale: 'en',
  words: await loadDocumentWords('en'),
  clauses: await loadClauseWords('en'),
  clauseHeading: 'One clause',
  clauseLead: 'Agreed on',
  emailExample: 'you@company.com',
  videos: await loadVideoWords('en'),
  signUp: ({ className, isHero, children }) => (
    <a href="#sign-up" className={className} data-hero={isHero}>
      {children}
    </a>
  ),
  signUpForm: ({ action }) => (
    <form>
      <button type="submit">{action}</button>
    </form>
  ),
}
const FORM = {
  type: 'hero-form' as const,
  heading: 'Yours',
  lead: 'Now',
  action: 'Go',
  points: ['No card'],
  sheet: 'form' as const,
}

const LETTER = {
  type: 'letter',
  greeting: 'Dear all,',
  quote: 'It works.',
  name: 'Ada',
  trade: 'carpenter',
  source: 'mail of 3 May 2026',
  consent: '2026-05-04',
} as const

const records = await readLandingRecords()
const english = records.filter(({ locale }) => locale === 'en')

const show = (sections: ReturnType<typeof asLandingRecord>['sections']) =>
  render(<LandingSections sections={sections} tools={TOOLS} />)

describe('landing sections', () => {
  it('has a component for every section type of the schema, and for nothing else', () => {
    const types = landingSection.options.map(({ shape }) => shape.type.value)
    expect(Object.keys(SECTIONS).toSorted()).toEqual(types.toSorted())
  })

  it('shows each section type in at least one English record, but for letters: no customer has written yet', () => {
    const used = new Set(english.flatMap(({ record }) => record.sections.map(({ type }) => type)))
    expect([...used, 'letter'].toSorted()).toEqual(Object.keys(SECTIONS).toSorted())
  })

  it('shows a letter with who wrote it, and keeps to itself where it lies and what was agreed', () => {
    show(asLandingRecord(landingRecordOf({ sections: [LETTER] }), 'x.json').sections)
    const letter = screen.getByRole('figure')
    expect(letter.textContent).toBe('Dear all,It works.Adacarpenter')
  })

  it.each(['source', 'consent'])('refuses a letter without its %s (decision 022)', (field) => {
    const letter = { ...LETTER, [field]: undefined }
    expect(() => asLandingRecord(landingRecordOf({ sections: [letter] }), 'x.json')).toThrow(field)
  })

  it.each(english)('$path has one headline, and a button before anything else', ({ record }) => {
    show(record.sections)
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    const [opening] = record.sections
    const action = opening && 'action' in opening ? opening.action : ''
    const [first] = document.querySelectorAll('a, button')
    expect(first?.textContent).toBe(action)
  })

  it.each(english)('$path marks the button of its opening, and no other (S2 §4)', ({ record }) => {
    show(record.sections)
    const marked = [...document.querySelectorAll('[data-hero]')]
    const [opening] = record.sections
    // The form of an opening is its main button by itself.
    const isForm = opening?.type === 'hero-form'
    const action = opening && 'action' in opening ? opening.action : undefined
    expect(marked.map(({ textContent }) => textContent)).toEqual(isForm ? [] : [action])
    if (!isForm) expect(marked[0]).toBe(document.querySelector('a'))
  })

  it.each(english)('$path names each of its sections by a heading', ({ record }) => {
    show(record.sections)
    for (const region of screen.getAllByRole('region')) {
      expect(within(region).getAllByRole('heading').length).toBeGreaterThan(0)
    }
  })

  it('marks the phrase between stars and shows no star', () => {
    const [section] = english[0]?.record.sections ?? []
    if (section?.type !== 'hero-wall') throw new Error('The first record opens with a wall.')
    show([{ ...section, heading: 'All of it, **at once**.' }])
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading.textContent).toBe('All of it, at once.')
    expect(heading.querySelector('mark')?.textContent).toBe('at once')
  })

  it.each(['paper', 'desk', 'ink'] as const)(
    'shows the form at once on %s, before its assurances',
    (ground) => {
      const sections = [{ ...FORM, ground }]
      show(asLandingRecord(landingRecordOf({ sections }), 'x.json').sections)
      const form = screen.getByRole('region', { name: 'Yours' }).querySelector('form')
      const assurance = screen.getByText('No card')
      expect(within(screen.getByRole('region')).getByRole('button', { name: 'Go' })).toBeDefined()
      expect(form?.compareDocumentPosition(assurance)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
      // Its card is paper on every ground: a button as it looks on ink would be white on white.
      expect(form?.closest('.on-ink') ?? null).toBeNull()
    },
  )

  it('hangs the sheets in the order and the way of the record', () => {
    const [section] = english.find(({ path }) => path === '/lp')?.record.sections ?? []
    if (section?.type !== 'hero-wall') throw new Error('The page /lp opens with a wall.')
    show([section])
    const wall = document.querySelector<HTMLElement>('.wall')
    expect(wall?.dataset.hanging).toBe(section.hanging)
    const front = [...document.querySelectorAll('.wall > :nth-child(odd) .page > b')]
    const half = section.sheets.length / 2
    const plain = (text: string | null) => text?.replaceAll('\u00AD', '').replaceAll('\u2011', '-')
    expect(front.map(({ textContent }) => plain(textContent))).toEqual(
      section.sheets.slice(0, half).map(({ title }) => plain(title)),
    )
  })

  it('shows the documents that its page brings along (S2 §3)', () => {
    const section = { type: 'documents', heading: 'Pick one' } as const
    const { sections } = asLandingRecord(landingRecordOf({ sections: [section] }), 'x.json')
    render(
      <LandingSections
        sections={sections}
        tools={{ ...TOOLS, documents: <ul aria-label="papers" /> }}
      />,
    )
    const region = screen.getByRole('region', { name: 'Pick one' })
    expect(within(region).getByRole('list', { name: 'papers' })).toBeDefined()
  })

  it('says what documents are that its keyword has not found, in place of its own heading', () => {
    const section = { type: 'documents', heading: 'Plans to read', lead: 'Each a plan' } as const
    const { sections } = asLandingRecord(landingRecordOf({ sections: [section] }), 'x.json')
    const usualDocuments = { title: 'To begin with', lead: 'Each a document' }
    render(<LandingSections sections={sections} tools={{ ...TOOLS, usualDocuments }} />)
    expect(screen.getByRole('region', { name: 'To begin with' }).textContent).toBe(
      'To begin withEach a document',
    )
  })

  it('names what one clause saves beside it, and the document that it belongs in', () => {
    const section = { type: 'clause', clause: 'caterer' } as const
    const { sections } = asLandingRecord(landingRecordOf({ sections: [section] }), 'x.json')
    show(sections)
    const region = screen.getByRole('region', { name: 'One clause' })
    expect(within(region).getByText('Caterer · Catering Contract')).toBeDefined()
    expect(region.querySelector('.sheet b')?.textContent).toBe('Catering Contract')
  })

  it('offers the action of the opening once more beside a clause', () => {
    const sections = [FORM, { type: 'clause' as const, clause: 'caterer' as const }]
    show(asLandingRecord(landingRecordOf({ sections }), 'x.json').sections)
    const region = screen.getByRole('region', { name: 'One clause' })
    expect(within(region).getByRole('link', { name: 'Go' })).toBeDefined()
  })

  it('shows above each step what it speaks of, for the eye alone', () => {
    const pictures = ['email', 'search', 'contract'] as const
    const items = pictures.map((picture) => ({ title: picture, text: 'So', picture }))
    const sections = [FORM, { type: 'steps' as const, heading: 'How', items }]
    show(asLandingRecord(landingRecordOf({ sections }), 'x.json').sections)
    const region = screen.getByRole('region', { name: 'How' })
    const [email, search, contract] = region.querySelectorAll('li > [aria-hidden="true"]')
    const { title } = TOOLS.words.contract
    expect(email?.textContent).toContain(`you@company.comGo${title}`)
    expect(search?.querySelector('.frame-row')?.textContent).toBe(title)
    expect(contract?.querySelector('.sheet b')?.textContent).toBe(title)
  })

  it('gives each step of a record a picture, so that none stands under a gap', () => {
    const bare = records.flatMap(({ locale, path, record }) =>
      record.sections
        .flatMap((section) => (section.type === 'steps' ? section.items : []))
        .filter(({ picture }) => !picture)
        .map(({ title }) => `${locale} ${path} ${title}`),
    )
    expect(bare).toEqual([])
  })

  it.each(records.filter(({ record }) => record.sections.some(({ type }) => type === 'drawers')))(
    'colours the drawers of $locale $path, each named after a department in its own',
    async ({ locale, record }) => {
      const words = await loadDocumentWords(locale)
      render(<LandingSections sections={record.sections} tools={{ ...TOOLS, locale, words }} />)
      const named = new Map(
        keysOf(MENU_DEPARTMENTS).map((key) => [words.departments[key].name, MENU_DEPARTMENTS[key]]),
      )
      for (const drawer of document.querySelectorAll('.drawer')) {
        const name = drawer.querySelector('h3')?.textContent.replaceAll('\u00AD', '') ?? ''
        expect(drawer.className, name).toMatch(RegExp(`\\bof-${named.get(name) ?? ''}`))
      }
    },
  )

  it.each(['en', 'de'] as const)('ends in %s with a price, in its own language', (locale) => {
    const closing = { type: 'closing', heading: 'Now', action: 'Go' } as const
    const { sections } = asLandingRecord(landingRecordOf({ sections: [FORM, closing] }), 'x.json')
    render(<LandingSections sections={sections} tools={{ ...TOOLS, locale, price: <hr /> }} />)
    const end = screen.getByRole('region', { name: 'Now' })
    expect(within(end).getByRole('link', { name: 'Go' })).toBeDefined()
    expect(end.querySelector('a + hr')).not.toBeNull()
    expect(end.querySelectorAll('img')).toHaveLength(locale === 'en' ? 1 : 0)
  })

  it.each(landingHeroes.map(({ shape }) => shape.type.value))(
    'has the search of the library in its opening: %s',
    (type) => {
      const entry = english.find(({ record }) => record.sections[0]?.type === type)
      if (!entry) throw new Error(`No English record opens with ${type}`)
      const tools = { ...TOOLS, search: <p>Search</p> }
      render(<LandingSections sections={entry.record.sections} tools={tools} />)
      expect(screen.getAllByRole('region')[0]?.contains(screen.getByText('Search'))).toBe(true)
    },
  )

  it('shows a headline without stars as it is', () => {
    show(asLandingRecord(landingRecordOf(), 'x.json').sections)
    expect(screen.getByRole('heading', { name: 'All {templates}+ of them' })).toBeDefined()
  })
})
