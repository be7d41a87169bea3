import { describe, expect, it } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { SIGN_UP_VARIANTS } from '#lib/config/sign-up-variants.ts'
import { loadClaims } from '#lib/i18n/claims.ts'
import { readMessages } from '../../../../support/messages.ts'
import { serverDialog } from '../../../../support/server-dialog.tsx'

const others = LOCALE_CODES.filter((locale) => locale !== 'en')

describe('the line about browsing the library (S1 §2)', () => {
  it.each(SIGN_UP_VARIANTS)('stands above the English form of %s, once', async (variant) => {
    const dialog = await serverDialog({ variant })
    const line = 'Browse 3,000+ business and legal templates.'
    expect(dialog.querySelector('[data-island]')?.previousElementSibling?.textContent).toBe(line)
    expect(dialog.textContent?.split(line)).toHaveLength(2)
  })

  it.each(
    others.flatMap((locale) => SIGN_UP_VARIANTS.map((variant) => [locale, variant] as const)),
  )('is left out in %s, of %s', async (locale, variant) => {
    const words = await readMessages(locale, 'signUp')
    const { templates } = await loadClaims(locale)
    const line = words.get('browse')?.replace('{templates}', templates)
    expect(line).toContain(templates)
    const dialog = await serverDialog({ variant, locale })
    expect(dialog.textContent).not.toContain(line)
    const above = dialog.querySelector('[data-island]')?.previousElementSibling?.tagName
    expect(above).toBe(variant === 'benefits' ? undefined : 'H2')
  })
})
