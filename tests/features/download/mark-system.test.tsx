import { afterEach, expect, it, vi } from 'vitest'
import { markSystem } from '#features/download/browser/mark-system.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

const markedFor = (platform: string, maxTouchPoints = 0) => {
  document.body.innerHTML = '<div data-systems></div>'
  vi.stubGlobal('navigator', { platform, maxTouchPoints })
  markSystem()
  return document.querySelector<HTMLElement>('[data-systems]')?.dataset.system
}

it.each([
  ['Win32', 'windows'],
  ['MacIntel', 'macos'],
  ['Linux x86_64', undefined],
])('marks the system of %s', (platform, system) => {
  expect(markedFor(platform)).toBe(system)
})

it('takes no tablet for a Mac', () => {
  expect(markedFor('MacIntel', 5)).toBeUndefined()
})

it('does nothing on a page without downloads', () => {
  expect(markSystem).not.toThrow()
})
