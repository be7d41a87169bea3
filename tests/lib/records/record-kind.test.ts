import { describe, expect, it } from 'vitest'
import { folderFault, recordFileName, recordKindOf } from '#lib/records/record-kind.ts'
import { isRecordPath, recordPathFault } from '#lib/records/record-rules.ts'

describe('the kind of a record', () => {
  it.each([
    ['/pricing/plans', 'offer', 'en/offers/pricing/plans.json'],
    ['/pricing/plans/save50', 'offer', 'en/offers/pricing/plans/save50.json'],
    ['/pricing/plansx', 'landing', 'en/landing/pricing/plansx.json'],
    ['/docs/free-demo', 'landing', 'en/landing/docs/free-demo.json'],
  ])('is that of its path: %s', (path, kind, file) => {
    expect(recordKindOf(path)).toBe(kind)
    expect(recordFileName({ locale: 'en', path })).toBe(file)
  })

  it('tells whoever put a file into the folder of the other', () => {
    expect(folderFault('/pricing/plans/x', 'landing')).toContain('stand in offers/')
    expect(folderFault('/docs/x', 'offer')).toContain('stand in landing/')
    expect(folderFault('/docs/x', 'landing')).toBeUndefined()
  })
})

describe('the path of an offer', () => {
  it.each(['/pricing/plans', '/pricing/plans/index_C', '/pricing/plans/ab/22.01.20/01'])(
    'may be %s',
    (path) => {
      expect(isRecordPath(path)).toBe(true)
      expect(recordPathFault(path)).toBeUndefined()
    },
  )

  it.each(['/docs/index_C', '/pricing/plans/../x', '/pricing/plans/.x', '/pricing/plans/a/b/c/D'])(
    'cannot be %s',
    (path) => {
      expect(isRecordPath(path)).toBe(false)
    },
  )
})
