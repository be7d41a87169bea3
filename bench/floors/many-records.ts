import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readLandingRecords, type LandingRow } from '../../scripts/lib/read-records.ts'
import type { SiteCopy } from './site-copy.ts'

/** An English landing record of the site, the model for generated ones. */
export const modelRecord = async (): Promise<LandingRow> => {
  const model = (await readLandingRecords()).find(({ locale }) => locale === 'en')
  if (!model) throw new Error('There is no English landing record to copy.')
  return model
}

/** Adds copies of a landing record to a copy of the site; gives their public paths. */
export const addRecords = ({
  copy,
  model,
  count,
}: {
  copy: SiteCopy
  model: LandingRow
  count: number
}): string[] => {
  const paths = Array.from({ length: count }, (_, index) => `/docs/generated-${index}`)
  const folder = join(copy.folder, 'locales', model.locale, 'landing')
  mkdirSync(dirname(join(folder, '/docs/generated')), { recursive: true })
  for (const path of paths) writeFileSync(join(folder, `${path}.json`), model.text)
  return paths
}

const LIMIT_FILE = 'lib/config/constants.ts'
const LIMIT = /LANDING_PAGES_BUILT_AHEAD = \d+/

/** Lets a copy of the site build all of its landing pages ahead: the limit would make a large build as short as a small one. */
export const buildAllAhead = (copy: SiteCopy): void => {
  const text = readFileSync(join(copy.folder, LIMIT_FILE), 'utf8')
  if (!LIMIT.test(text))
    throw new Error(`${LIMIT_FILE} has no such limit any more: correct the bench.`)
  copy.replace(LIMIT_FILE, text.replace(LIMIT, 'LANDING_PAGES_BUILT_AHEAD = 1_000_000'))
}
