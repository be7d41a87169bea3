import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { outboxMails } from '#services/db/purchase-schema.ts'
import { letterOf } from '#services/mail/letter-of.ts'
import { letterText } from '#services/mail/letter-text.ts'
import type { Bench } from '../support/bench.ts'

/** The mail that confirms a declaration says when it came as its reader's clock shows it. */
export const declarationZonesSuite = (bench: () => Bench) =>
  describe('the moment of a declaration', () => {
    const send = async (where: { language: string; zone: string }) => {
      const email = `eva.${randomUUID()}@example.org`
      const answer = await bench().post('/userbase/declaration', {
        id: randomUUID(),
        kind: 'cancel',
        name: 'Eva Müller',
        email,
        orderNumber: null,
        way: 'ordinary',
        reason: null,
        wishedEnd: null,
        ...where,
      })
      return { email, status: answer.status }
    }

    const letterTo = async (email: string) => {
      const queries = await bench().database.get()
      const [mail] = await queries
        .select()
        .from(outboxMails)
        .where(eq(outboxMails.recipient, email))
      if (!mail) throw new Error('No mail')
      return letterText(await letterOf(queries, { ...bench().services, mail }))
    }

    test.each([
      ['en', 'America/Toronto', / \d+:\d\d [AP]M Eastern (?:Standard|Daylight) Time \(.+ UTC\)\./],
      ['fr', 'Europe/Paris', /\d\d:\d\d heure (?:normale|d’été) d’Europe centrale \(.+ UTC\)\./],
      ['es', 'Europe/Madrid', / hora (?:estándar|de verano) de Europa central \(.+ UTC\)\./],
      ['it', 'Europe/Rome', /Ora (?:standard|legale) dell.Europa centrale \(.+ UTC\)\./],
      ['pt', 'America/Sao_Paulo', / Horário Padrão de Brasília \(.+ UTC\)\./],
      ['de', 'Europe/Berlin', / Mitteleuropäische (?:Normal|Sommer)zeit \(.+ UTC\) bei uns/],
    ] as const)('says in %s when it came as clocks show it in %s', async (language, zone, said) => {
      const { email } = await send({ language, zone })
      const letter = (await letterTo(email)).replaceAll(/\s+/g, ' ')
      expect(letter).toMatch(said)
    })

    test('refuses a zone that there is not', async () => {
      const { status } = await send({ language: 'en', zone: 'Mars/Phobos' })
      expect(status).toBe(400)
    })
  })
