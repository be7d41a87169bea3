import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { helpMessage } from '#features/help/help-contract.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { helpMessages as table } from '#services/db/schema.ts'
import { referenceOf } from '../numbers/reference.ts'
import { numberedRoutes } from './numbered-messages.ts'

/** Keeps what visitors write to the help (S2 §2.8). */
export const messageRoutes = (services: ServicesContext): Hono =>
  numberedRoutes(
    {
      message: helpMessage,
      numberOf: referenceOf,
      add: (queries, row) =>
        queries.insert(table).values(row).onConflictDoNothing().returning({ id: table.id }),
      find: (queries, id) =>
        queries.select({ reference: table.reference }).from(table).where(eq(table.id, id)),
    },
    services,
  )
