import { expect, it } from 'vitest'
import { findDocuments } from '../../../scripts/ready/find-law.ts'
import { tempTree } from '../temp-tree.ts'

const written = (confirmed = '') => `---
document: reminder
template: 7
title: Reminder
department: administration
type: letter
law: US
written: 2026-11-28
${confirmed}about: A first reminder of an invoice.
blanks: {}
---

Please pay.
`

it('names each document that no lawyer has confirmed, at the line of its day', () => {
  const root = tempTree({
    'locales/en/documents/reminder.md': written(),
    'locales/de/documents/mahnung.md': written(),
    'locales/en/documents/confirmed.md': written('confirmed: { by: A. Lawyer, on: 2026-12-01 }\n'),
  })
  const what = '"Reminder" for US: `confirmed: { by, on }`'
  const open = { group: 'documents', line: 8, what }
  const points = findDocuments(root)
  expect(points).toHaveLength(2)
  for (const file of ['locales/en/documents/reminder.md', 'locales/de/documents/mahnung.md']) {
    expect(points).toContainEqual({ ...open, file })
  }
})

it('has nothing to say where nothing is written out', () => {
  expect(findDocuments(tempTree({}))).toEqual([])
})
