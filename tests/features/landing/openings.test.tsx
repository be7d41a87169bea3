import { cleanup, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LandingSections } from '#features/landing/components/landing-sections.tsx'
import type { SectionTools } from '#features/landing/components/section-props.ts'
import type { LandingSection } from '#features/landing/landing-sections.ts'
import { loadVideoWords } from '#features/landing/server/load-video-words.ts'
import { loadClauseWords } from '#lib/i18n/clause-words.ts'
import { loadDocumentWords } from '#lib/i18n/document-words.ts'
import { readLandingRecords } from '../../../scripts/lib/read-records.ts'

const TOOLS: SectionTools = {
  locale: 'en',
  words: await loadDocumentWords('en'),
  clauses: await loadClauseWords('en'),
  clauseHeading: 'One clause',
  clauseLead: 'Agreed on',
  emailExample: 'you@company.com',
  videos: await loadVideoWords('en'),
  price: <p>The price</p>,
  agreement: () => <p>The agreement</p>,
  signUp: ({ children }) => <a href="#sign-up">{children}</a>,
  signUpForm: ({ action }) => <button type="button">{action}</button>,
}

const records = await readLandingRecords()
const english = records.filter(({ locale }) => locale === 'en')

const show = (section: LandingSection | undefined) => {
  cleanup()
  render(<LandingSections sections={section ? [section] : []} tools={TOOLS} />)
}

describe('the opening of a landing page', () => {
  it.each(english)('$path says what it costs, after the action', ({ record }) => {
    show(record.sections[0])
    const action = document.querySelector('a, button')
    expect(action?.compareDocumentPosition(screen.getByText('The price'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  it('has the agreement that takes a name in the place of a contract that lies in front', () => {
    const [section] =
      english.find(({ path }) => path === '/docs/ab/15.10.24/01')?.record.sections ?? []
    if (section?.type !== 'hero-fan') throw new Error('The page opens with a fan.')
    show(section)
    expect(screen.getByText('The agreement')).toBeDefined()
    show({ ...section, sheets: ['invoice', 'contract', 'letter'] })
    expect(screen.queryByText('The agreement')).toBeNull()
  })
})
