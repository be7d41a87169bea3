import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { wordsOf } from '#services/words/words.ts'
import type { Bench } from '../support/bench.ts'
import { leaversOf, newCancel } from '../support/leavers.ts'

/** What a confirmation repeats of what somebody has written, who may be anybody. */
export const declarationLettersSuite = (bench: () => Bench) =>
  describe('the confirmation of a declaration', () => {
    const { buy, send, letterTo } = leaversOf(bench)

    test('sends no message of a stranger: their words are cut, quoted, and said to be theirs', async () => {
      const words = 'Win at https://evil.example/win '
      for (const language of LOCALE_CODES) {
        const typed = { name: `${words}${words}`, orderNumber: words, reason: words.repeat(30) }
        const stranger = newCancel({ language, way: 'important', ...typed })
        await send(stranger)
        const letter = (await letterTo(stranger.email)) ?? ''
        expect(letter).not.toContain('evil.example')
        expect(letter).not.toContain('://evil')
        expect(letter.split('Win at').length - 1).toBeLessThan(8)
        const { typed: whose, shortened } = wordsOf(language).declarationMail
        expect(letter).toContain(`${whose} ${shortened}`)
      }
    })

    test('confirms the whole of it to who has a contract, in its language', async () => {
      const { email } = await buy()
      const reason = 'I move to Köln. '.repeat(60).trim()
      await send(newCancel({ email, language: 'en', way: 'important', reason }))
      const letter = (await letterTo(email)) ?? ''
      expect(letter).toContain(reason)
      expect(letter).toContain(wordsOf('fr').declarationMail.typed)
      expect(letter).not.toContain(wordsOf('fr').declarationMail.shortened)
    })
  })
