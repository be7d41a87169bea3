import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { NumberedSheet } from '#components/documents/numbered-sheet.tsx'
import { MessageSection } from '#components/sections/message-section.tsx'

const drawn = (
  <NumberedSheet
    number="404"
    clauses={[
      { name: '1. Page.', text: 'Nothing is filed here.' },
      { name: '2. Remedy.', text: 'Search.' },
    ]}
    signature="The archive"
    tab="Not here"
  />
)

const section = (sheet: ReactNode) =>
  render(
    <MessageSection heading="Gone" lead="Lead" sheet={sheet}>
      <a href="https://site.example/">Home</a>
    </MessageSection>,
  ).container

it('has its number, both clauses, who signs and its tab, and no bars for lines', () => {
  const { container } = render(drawn)
  expect(container.querySelector('.page > b')?.textContent).toBe('404')
  expect(container.querySelectorAll('.page p')).toHaveLength(2)
  expect(container.querySelector('.signatures')?.textContent).toBe('The archive')
  expect(container.querySelector('.tab')?.textContent).toBe('Not here')
  expect(container.querySelector('.lines')).toBeNull()
})

it('lies large on the pile, where a title alone lies small (LOOK "Documents")', () => {
  expect(section('Noted').querySelector('.stack')?.className).toContain('w-48')
  expect(section(drawn).querySelector('.stack')?.className).not.toContain('w-48')
})
