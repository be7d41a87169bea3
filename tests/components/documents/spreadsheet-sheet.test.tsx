import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SpreadsheetSheet } from '#components/documents/spreadsheet-sheet.tsx'
import documents from '#locales/en/messages/documents.json'

const words = documents.spreadsheet

const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .slice(1)
    .map((cell) => cell.textContent)

const figuresOf = (row: HTMLElement) =>
  cellsOf(row).map((text) => Number(text.replace(',', '').replace('\u2212', '-')))

describe('the drawn forecast', () => {
  it('adds up, and each month opens with the balance of the one before', () => {
    render(<SpreadsheetSheet words={words} locale="en" />)
    const [, ...rows] = screen.getAllByRole('row').map((row) => row)
    const months = rows.map(figuresOf)
    const totals = months.pop() ?? []
    for (const at of [0, 1, 2]) {
      expect(months.reduce((sum, row) => sum + (row[at] ?? 0), 0)).toBe(totals[at])
    }
    expect(months[0]?.slice(1)).toEqual(totals.slice(0, 2))
  })

  it('writes months and figures as the language does', () => {
    render(<SpreadsheetSheet words={words} locale="de" />)
    expect(cellsOf(screen.getAllByRole('row')[0] ?? document.body)).toEqual(['Jan', 'Feb', 'Mär'])
    expect(screen.getByText('18.400')).toBeDefined()
  })
})
