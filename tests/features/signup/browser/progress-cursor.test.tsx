import { expect, it } from 'vitest'
import { setProgress } from '#features/signup/browser/sign-up-store.ts'

const root = document.documentElement

it('sets and takes back the progress cursor of the page (S2 §3)', () => {
  setProgress(true)
  setProgress(true)
  expect(root.hasAttribute('data-progress')).toBe(true)
  setProgress(false)
  expect(root.hasAttribute('data-progress')).toBe(false)
})
