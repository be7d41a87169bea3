import { expect, test } from 'vitest'
import { BRAND } from '#lib/config/brand.ts'
import { letterHtml } from '#services/mail/letter-html.ts'
import type { Letter } from '#services/mail/letter.ts'

const LONG = 'The customer owes the VAT (reverse charge, Article 196 of Directive 2006/112/EC).'

const letter: Letter = {
  language: 'en',
  subject: 'Receipt',
  opening: ['Hello'],
  paper: {
    language: 'en',
    kind: 'receipt',
    number: 'R-000001',
    title: 'Receipt R-000001',
    facts: [{ label: 'Reverse charge', value: LONG }],
    amounts: [{ label: 'Basic', value: '$299.88' }],
    total: { label: 'Total', value: '$299.88' },
    after: [],
    parties: [],
  },
  ending: [],
  links: [
    { text: 'Go to your templates', href: 'https://site.example/templates' },
    { text: 'Write to us', href: 'https://site.example/contact' },
  ],
}

/** How the cell of a value is drawn. */
const cellOf = (html: string, text: string) => {
  const before = html.slice(0, html.indexOf(text))
  return before.slice(before.lastIndexOf('<td'))
}

const buttons = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)"\s+style="display:inline-block/g)].map(([, href]) => href)

test('the mark of the house stands before its name, and nothing is loaded for it', async () => {
  const html = await letterHtml(letter)
  const [head = ''] = /<p[^>]*>\s*<span[^>]*aria-hidden[\s\S]*?<\/p>/.exec(html) ?? []
  expect(head).toContain('background:#f5b83d')
  expect(head.replaceAll(/<[^>]*>|\s+(?=<)/g, '').trim()).toBe(BRAND.name)
  expect(html).not.toMatch(/<img|url\(|to come/)
})

test('a long fact wraps, and an amount stays in one piece', async () => {
  const html = await letterHtml(letter)
  expect(cellOf(html, LONG)).not.toContain('nowrap')
  expect(cellOf(html, '$299.88')).toContain('nowrap')
})

test('the first of several ways on is a button, and the one way to write to us is none', async () => {
  expect(buttons(await letterHtml(letter))).toEqual(['https://site.example/templates'])
  const alone = { ...letter, links: letter.links.slice(1) }
  const html = await letterHtml(alone)
  expect(buttons(html)).toEqual([])
  expect(html).toContain('https://site.example/contact')
})

test('the headline stands in place of the subject, which stays the title', async () => {
  const html = await letterHtml({ ...letter, headline: 'Thank you for your payment' })
  expect(html).toMatch(/<h1[^>]*>\s*Thank you for your payment\s*<\/h1>/)
  expect(html).toContain('<title>Receipt</title>')
  expect(await letterHtml(letter)).toMatch(/<h1[^>]*>\s*Receipt\s*<\/h1>/)
})

test.each([
  ['early', true],
  ['last', false],
] as const)('a button that is %s stands before the sums: %s', async (button, isBefore) => {
  const html = await letterHtml({ ...letter, button })
  expect(buttons(html)).toHaveLength(1)
  expect(html.indexOf('templates"') < html.indexOf('$299.88')).toBe(isBefore)
})

test('a letter that asks for nothing has no button', async () => {
  const html = await letterHtml({ ...letter, button: 'none' })
  expect(buttons(html)).toEqual([])
  expect(html).toContain('https://site.example/templates')
})

test('neither a number nor "E-Mail" is broken by a line, and an address stays as it was written', async () => {
  const opening = ['E-Mail zu BB-0123456789', 'Al-Sayed, jo-ann@my-firm.com']
  const html = await letterHtml({ ...letter, opening })
  const whole = [...html.matchAll(/<span\s+style="white-space:nowrap">([^<]*)<\/span>/g)]
  expect(whole.map(([, words]) => words)).toEqual(
    expect.arrayContaining(['E-Mail', 'BB-0123456789', 'Al-Sayed']),
  )
  expect(html.replaceAll(/<[^>]*>/g, '')).toContain('Al-Sayed, jo-ann@my-firm.com')
  expect(html).not.toContain('\u2011')
})

test('the last line is in the hand of the house, below the button; a mail without one has none', async () => {
  const html = await letterHtml({ ...letter, signed: 'Thank you for your business.' })
  expect(html).toMatch(/font:italic[^"]*"\s*><span[^>]*>Thank you for your business\.<\/span>/)
  expect(html.indexOf('Thank you')).toBeGreaterThan(html.indexOf('templates"'))
  expect(await letterHtml(letter)).not.toContain('italic')
})
