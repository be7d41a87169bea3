import { encodeFacts, PLAIN_FACTS } from '#lib/util/landing-facts.ts'
import { recordSegments } from '#lib/util/record-segments.ts'
import { startNext } from '../lib/next-app.ts'
import type { Server } from '../lib/server.ts'
import { addRecords, modelRecord } from './many-records.ts'
import { copySite } from './site-copy.ts'

/** The site with many landing records, of which only the model is built ahead. */
export type ManyRecords = Server & { model: string; generated: string[] }

const EMPTY_MIDDLEWARE = `
import { NextResponse } from 'next/server'
export const middleware = () => NextResponse.next()
export const config = { matcher: ['/((?!_next/).*)'] }
`

const FACTS = encodeFacts(PLAIN_FACTS)

/** Starts the site with `count` more landing records, made on their first request. */
export const startManyRecords = async (count: number): Promise<ManyRecords> => {
  const copy = copySite('many-records')
  const model = await modelRecord()
  const generated = addRecords({ copy, model, count })
  const segments = recordSegments({ ...model, facts: FACTS })
  copy.replace(
    'features/landing/server/landing-params.ts',
    `export const landingParams = async (locale: string) =>
  locale === '${model.locale}' ? [{ locale, page: ${JSON.stringify(segments)} }] : []\n`,
  )
  await copy.make()
  return { ...(await startNext(copy)), model: model.path, generated }
}

/** Starts the site with an empty edge middleware; `page` is where the page of a landing record stands then. */
export const startEmptyMiddleware = async (): Promise<Server & { page: string; path: string }> => {
  const copy = copySite('empty-middleware-site')
  copy.replace('middleware.ts', EMPTY_MIDDLEWARE)
  await copy.make()
  const { locale, hash, path } = await modelRecord()
  const segments = recordSegments({ hash, facts: FACTS, path })
  const page = `/${locale}/standard/landing/${segments.join('/')}`
  return { ...(await startNext(copy, page)), page, path }
}
