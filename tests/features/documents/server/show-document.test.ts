import { describe, expect, it } from 'vitest'
import { loadRelatedDocumentsWords } from '#features/documents/server/related-documents-words.ts'
import { showDocument, type Candidate } from '#features/documents/server/show-document.ts'

const contract: Candidate = {
  label: 'Darlehensvertrag',
  url: 'loan-agreement-D1008',
  thumb: 'thumb/1008-250px.svg',
  department: 'legal',
}

const show = async (changes: Partial<Candidate> = {}, thumbnailUrl?: string) =>
  showDocument(
    { ...contract, ...changes },
    { locale: 'de', words: await loadRelatedDocumentsWords('de'), thumbnailUrl },
  )

describe('a document as a page shows it', () => {
  it('has its words in the language of the page, and says that it is in English (S2 §3)', async () => {
    expect(await show()).toMatchObject({
      label: 'Darlehensvertrag',
      labelLanguage: 'de',
      url: 'loan-agreement-D1008',
      department: 'Recht',
      mark: 'Auf Englisch',
    })
  })

  it.each([
    ['Loan Agreement', 'loan-agreement-D1'],
    ['Loan agreement (short)', 'loan-agreement-short-D1'],
    ['Landlord’s Notice', 'landlords-notice-D1'],
  ])('knows that the label %s is that of the English document', async (label, url) => {
    expect(await show({ label, url })).toMatchObject({ labelLanguage: 'en' })
  })

  it('says it in the heading of the dialog too', async () => {
    expect(await show({ language: 'en' })).toMatchObject({
      heading: 'Darlehensvertrag · Auf Englisch',
    })
  })

  it('marks nothing that is in the language of the page', async () => {
    expect(await show({ language: 'de' })).not.toHaveProperty('mark')
  })

  it('heads the dialog by its label outside English, where an address has lost accents (S2 §4)', async () => {
    expect(await show({ language: 'de' })).toMatchObject({ heading: 'Darlehensvertrag' })
  })

  it('heads the dialog by its address in English (S2 §4 "Card heading")', async () => {
    const words = await loadRelatedDocumentsWords('en')
    const page = { locale: 'en', words, thumbnailUrl: undefined } as const
    const lease = { ...contract, label: 'Terms of the lease', url: 'terms-of-the-lease-D7' }
    expect(showDocument(lease, page)).toMatchObject({ heading: 'Terms of the Lease' })
  })

  it('does without a department that is not known', async () => {
    expect(await show({ department: undefined })).not.toHaveProperty('department')
  })
})

describe('the preview of a document', () => {
  const BASE = 'https://images.example/thumb'

  it.each([
    ['thumb/1008-250px.svg', undefined, '/api/thumb/1008-600px.svg'],
    ['https://evil.example/1008-250px.svg', undefined, '/api/thumb/1008-de-600px.svg'],
    ['thumb/1008-de-80549bd9-250px.svg', undefined, '/api/thumb/1008-de-80549bd9-600px.svg'],
    ['thumb/1008-250px.svg', BASE, `${BASE}/1008-600px.svg`],
    [`${BASE}/en/x-250px.png`, BASE, `${BASE}/en/x-600px.png`],
    ['https://images.example.evil.example/1008-250px.svg', BASE, `${BASE}/1008-600px.svg`],
    [`${BASE}.evil.example/1008-250px.svg`, BASE, `${BASE}/1008-600px.svg`],
  ])('%s of %s is %s', async (thumb, base, expected) => {
    expect((await show({ thumb }, base)).thumb).toBe(expected)
  })
})
