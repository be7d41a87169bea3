import { eq, getTableColumns, getTableName } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import { normalizeEmail } from '#features/account/email.ts'
import { typedAddress } from '#lib/util/email-address.ts'
import type { Database } from '#services/db/database.ts'
import { PERSONAL_TABLES } from '#services/db/personal-tables.ts'
import { orders, refunds } from '#services/db/purchase-schema.ts'
import { users } from '#services/db/schema.ts'
import type { Person, PersonalTable } from '#services/db/table-of-person.ts'
import { paperPdf } from '#services/papers/paper-pdf.ts'
import { paperFile, type Paper } from '#services/papers/paper.ts'
import { creditNotePaper, receiptPaper } from '#services/papers/receipt-paper.ts'

/** Bytes of the file at most: a mailbox and a browser take so much. */
const MOST_BYTES = 20 * 1024 * 1024

/** The file of a person would be too large; the message says what to do. */
export class LargeExportError extends Error {
  override name = 'LargeExportError'
}

const shownColumns = ({ table, without }: PersonalTable) =>
  Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => !without[name]))

const papersOf = async (database: Database, userId: string): Promise<Paper[]> => {
  const own = eq(orders.userId, userId)
  const bought = await database.select().from(orders).where(own)
  const given = await database
    .select({ order: orders, refund: refunds })
    .from(refunds)
    .innerJoin(orders, eq(orders.number, refunds.orderNumber))
    .where(own)
  return [
    ...bought.map((order) => receiptPaper(order)),
    ...given.map((refund) => creditNotePaper(refund)),
  ]
}

const zipped = (files: Record<string, Uint8Array>, most: number): Uint8Array => {
  const file = zipSync(files)
  if (file.length <= most) return file
  throw new LargeExportError(
    `The file of this person has ${file.length} bytes, more than ${most}: read the tables with npm run ask, in parts.`,
  )
}

/** All that we hold of a person in one ZIP (GDPR Art. 15, 20): `data.json` by table, and papers as PDF. Throws `LargeExportError`. */
export const personFile = async (
  database: Database,
  { person, most = MOST_BYTES }: { person: Person; most?: number },
): Promise<Uint8Array> => {
  const data: Record<string, unknown[]> = {}
  for (const known of PERSONAL_TABLES) {
    const found = database.select(shownColumns(known)).from(known.table)
    data[getTableName(known.table)] = await found.where(known.rows(person))
  }
  const files: Record<string, Uint8Array> = { 'data.json': strToU8(JSON.stringify(data, null, 2)) }
  const papers = person.userId === null ? [] : await papersOf(database, person.userId)
  for (const paper of papers) files[`papers/${paperFile(paper)}`] = await paperPdf(paper)
  return zipped(files, most)
}

/** The file of whoever has an address, with an account or without, as base64; one row for `npm run export-person`. */
export const exportPerson = async (
  database: Database,
  email: string,
): Promise<{ address: string; zip: string }[]> => {
  const address = normalizeEmail(typedAddress(email))
  const [user] = await database
    .select({ userId: users.id })
    .from(users)
    .where(eq(users.emailNormalized, address))
  const person = { email: address, userId: user?.userId ?? null }
  return [{ address, zip: Buffer.from(await personFile(database, { person })).toString('base64') }]
}
