import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import type { ServicesEnv } from './child-services.ts'

/** Makes a database of the test's own, without any table, on the server of a suite; its address. */
export const newDatabase = async ({ DATABASE_URL = '' }: ServicesEnv): Promise<string> => {
  const name = `own_${randomUUID().replaceAll('-', '')}`
  const client = new Client({ connectionString: DATABASE_URL })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(DATABASE_URL)
  url.pathname = name
  return url.href
}
