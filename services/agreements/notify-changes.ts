import { and, eq, gt, lt, ne } from 'drizzle-orm'
import {
  AFFECTS_SUBSCRIPTIONS,
  ANNOUNCED_TEXTS,
  TEXT_VERSIONS,
  type AnnouncedText,
} from '#features/legal/text-versions.ts'
import { LOCALE_CODES, type Locale } from '#lib/config/locales.ts'
import { DAY_MS } from '#lib/util/durations.ts'
import { acceptedVersion, agreementIn, writeTo } from '#services/affiliates/affiliate-store.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { affiliates } from '#services/db/affiliate-schema.ts'
import type { Database } from '#services/db/database.ts'
import { users } from '#services/db/schema.ts'
import { subscriptions } from '#services/db/subscription-schema.ts'
import { putMail } from '#services/outbox/put-mail.ts'
import { startRounds } from '#services/rounds/rounds.ts'

/** The number of days for which a new version is announced; the outbox remembers its readers for longer. */
const NEWS_DAYS = 90

/** A new version of a text that customers are notified of, by its day in a language: `2027-01-31`. */
export type Revision = { name: AnnouncedText; language: Locale; version: string }

const revisions = (): Revision[] =>
  ANNOUNCED_TEXTS.filter((name) => AFFECTS_SUBSCRIPTIONS[name]).flatMap((name) =>
    LOCALE_CODES.map((language) => ({ name, language, version: TEXT_VERSIONS[name][language] })),
  )

/** The first moment of a version's day; undefined where no day is known, or it is no news any more, or not yet. */
const newsSince = (version: string, now: Date): Date | undefined => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(version)) return undefined
  const day = new Date(`${version}T00:00:00Z`)
  const age = now.getTime() - day.getTime()
  return age >= 0 && age < NEWS_DAYS * DAY_MS ? day : undefined
}

type NoticeInput = { now: Date; announced?: readonly Revision[] }

/** Writes to the administrator of each subscription that is older than a revision that affects it (terms of use 14, license agreement 24). */
const notifyCustomers = async (
  database: Database,
  { now, announced = revisions() }: NoticeInput,
) => {
  for (const { name, language, version } of announced) {
    const since = newsSince(version, now)
    if (!since) continue
    const rows = await database
      .select({ id: subscriptions.id, recipient: users.email })
      .from(subscriptions)
      .innerJoin(users, eq(users.id, subscriptions.userId))
      .where(
        and(
          eq(subscriptions.language, language),
          ne(subscriptions.state, 'ended'),
          lt(subscriptions.createdAt, since),
        ),
      )
    for (const { id, recipient } of rows) {
      const key = `agreement:${name}:${version}:${id}`
      const data = { text: name, version }
      await putMail(database, { key, kind: 'agreement-changed', language, recipient, data, now })
    }
  }
}

/** Writes to each affiliate who has accepted an older agreement than the one in force (affiliate agreement, section 27). */
const notifyAffiliates = async (database: Database, { now }: NoticeInput) => {
  const rows = await database
    .select({ userId: users.id, language: affiliates.language, recipient: users.email })
    .from(affiliates)
    .innerJoin(users, eq(users.id, affiliates.userId))
    .where(and(eq(affiliates.state, 'approved'), gt(affiliates.number, 0)))
  for (const { userId, ...reader } of rows) {
    const { version } = agreementIn(reader.language)
    const accepted = await acceptedVersion(database, userId)
    if (!newsSince(version, now) || (accepted !== undefined && accepted >= version)) continue
    const about = `changed:${version}:${userId}`
    await writeTo(database, { event: 'changed', about, ...reader, data: { day: version }, now })
  }
}

/** Notifies everybody whom an agreement binds of each new version of it, once. */
export const notifyChanges = async (database: Database, told: NoticeInput): Promise<void> => {
  await notifyCustomers(database, told)
  await notifyAffiliates(database, told)
}

/** Looks every ten minutes for new versions to notify of; returns the function that stops it. */
export const startAgreementLoop = (
  services: Pick<ServicesContext, 'database' | 'clock' | 'log'>,
): (() => Promise<void>) =>
  startRounds(services, {
    job: 'agreements',
    everyMs: 10 * 60_000,
    work: (queries) => notifyChanges(queries, { now: services.clock.now() }),
    failed: 'New versions of agreements are told of in the next round',
  })
