import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseOfferRecord } from '#features/pricing/parse-offer-record.ts'
import { LOCALE_CODES } from '#lib/config/locales.ts'
import { writeNewRecords } from '../../../scripts/landing/new/write-records.ts'
import { checkOffers } from '../../../scripts/offers/check-offers.ts'
import { newOffer } from '../../../scripts/offers/new/new-offer.ts'
import { readArguments } from '../../../scripts/offers/new/read-arguments.ts'
import { runToEnd } from '../run-to-end.ts'
import { tempTree } from '../temp-tree.ts'

const write = async (root: string, ...args: string[]) => {
  const offers = readArguments([...args, '--out', root])
  return writeNewRecords(offers, (file) => newOffer(offers, file))
}

const read = (root: string, file: string) =>
  parseOfferRecord(readFileSync(join(root, file), 'utf8'), file)

describe('a new offer', () => {
  it('passes the check in every language', async () => {
    const root = tempTree({})
    await write(root, '--page', 'of-a-test', '--locales', LOCALE_CODES.join(','))
    const { count, errors, warnings } = await checkOffers({ root, name: 'live' })
    expect({ count, errors, warnings }).toEqual({ count: 6, errors: [], warnings: [] })
  })

  it('starts with the words of the plans, or of another page, and takes off what was said', async () => {
    const root = tempTree({})
    await write(root, '--page', 'spring-sale', '--locales', 'de', '--discount', 'save40')
    const german = read(root, 'de/offers/pricing/plans/spring-sale.json')
    expect(german).toMatchObject({
      label: 'Spring Sale',
      keyword: 'spring-sale',
      discount: 'save40',
      meta: { title: 'Tarife und Preise' },
    })
    await write(root, '--page', 'ab/26.12.01/01', '--locales', 'en', '--like', 'index_C')
    const arm = read(root, 'en/offers/pricing/plans/ab/26.12.01/01.json')
    expect(arm).toMatchObject({ keyword: 'ab-26.12.01-01', plans: ['solo', 'team'] })
  })

  it('does not take over what one page alone may do', async () => {
    const root = tempTree({})
    await write(root, '--page', 'spring-sale', '--locales', 'en', '--like', 'captcha')
    expect(read(root, 'en/offers/pricing/plans/spring-sale.json').hasCaptcha).toBe(false)
  })

  it.each([
    [['--page', 'spring-sale'], 'Write: npm run offer:new'],
    [['--page', '../docs', '--locales', 'en'], 'write what stands behind /pricing/plans/'],
    [['--page', 'a/b/c/d', '--locales', 'en'], 'write what stands behind /pricing/plans/'],
    [['--page', 'x', '--locales', 'en,xx'], 'the languages are en, fr'],
    [['--page', 'x', '--locales', 'en', '--discount', 'save99'], 'The price book has: save33'],
    [['--page', 'x', '--locales', 'de', '--like', 'save50'], 'There is no record of'],
  ])('says in one line what to write instead of %j', async (args, message) => {
    const root = tempTree({})
    await expect(async () => write(root, ...args)).rejects.toThrow(message)
  })

  it('overwrites nothing', async () => {
    const root = tempTree({})
    const args = ['--page', 'spring-sale', '--locales', 'en']
    await write(root, ...args)
    await expect(write(root, ...args)).rejects.toThrow('is there already')
  })

  it('tells file and address as a command', async () => {
    const root = tempTree({})
    const args = ['--page', 'spring-sale', '--locales', 'fr', '--out', root]
    const { code, out } = await runToEnd('scripts/new-offer.ts', {}, args)
    expect(code).toBe(0)
    expect(out).toContain('spring-sale.json  →  /fr/pricing/plans/spring-sale')
    expect(out).toContain('npm run offer:check -- --out')
  })
})
