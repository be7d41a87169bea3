import { expect, test } from 'vitest'
import { letterHtml } from '#services/mail/letter-html.ts'
import type { Letter } from '#services/mail/letter.ts'

const LONG = 'VAT is owed by the customer (reverse charge, Article 196 of Directive 2006/112/EC).'

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
