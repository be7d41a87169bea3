import Cookies from 'js-cookie'
import { describe, expect, it } from 'vitest'
import { COOKIES } from '#lib/config/cookies.ts'
import { STORAGE_KEYS } from '#lib/config/storage-keys.ts'
import {
  aroundConsentPage,
  banner,
  keepEverything,
  keptNames,
  press,
  start,
} from '../../support/consent-page.tsx'

aroundConsentPage()

describe('a choice by purpose', () => {
  const box = (letter: string) =>
    document.querySelector<HTMLInputElement>(`[data-consent-box][value=${letter}]`)

  it.each([
    [['m'], 'm', 'partly'],
    [['a', 'm'], '1', 'accepted'],
    [[], '0', 'declined'],
  ] as const)('that ticks %j is kept as %s', async (letters, kept, shown) => {
    await start()
    press('footer a')
    for (const letter of letters) box(letter)?.click()
    press('[data-consent=ticked]')
    expect(Cookies.get('user-cookies')).toBe(kept)
    expect(document.documentElement.dataset.choice).toBe(shown)
    expect(banner()?.hidden).toBe(true)
  })

  it('is what the boxes show, none before an answer', async () => {
    await start()
    expect([box('a')?.checked, box('m')?.checked]).toEqual([false, false])
    Cookies.set('user-cookies', 'm')
    await start()
    expect([box('a')?.checked, box('m')?.checked]).toEqual([false, true])
    press('button[data-consent="1"]')
    expect([box('a')?.checked, box('m')?.checked]).toEqual([true, true])
  })

  it('erases what it refuses, and that alone', async () => {
    keepEverything()
    await start()
    press('footer a')
    box('m')?.click()
    press('[data-consent=ticked]')
    const rows = [...Object.values(COOKIES), ...Object.values(STORAGE_KEYS)]
    const kept = keptNames()
    expect(rows.filter((row) => row.consent === 'attribution' && kept.includes(row.name))).toEqual(
      [],
    )
    expect(rows.some((row) => row.consent === 'measurement' && kept.includes(row.name))).toBe(true)
  })
})
