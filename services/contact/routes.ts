import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { contactMessage } from '#features/contact/contact-contract.ts'
import type { ServicesContext } from '#services/context/services-context.ts'
import { contactMessages as table } from '#services/db/schema.ts'
import { numberedRoutes } from '#services/messages/numbered-messages.ts'
import { contactReferenceOf } from '#services/numbers/reference.ts'

/** Keeps what visitors write on the contact page (S2 §2.2). */
export const contactRoutes = (services: ServicesContext): Hono =>
  numberedRoutes(
    {
      message: contactMessage,
      numberOf: contactReferenceOf,
      add: (queries, row) =>
        queries.insert(table).values(row).onConflictDoNothing().returning({ id: table.id }),
      find: (queries, id) =>
        queries.select({ reference: table.reference }).from(table).where(eq(table.id, id)),
    },
    services,
  )
