import { describe, expect, it } from 'vitest'
import { ROUTE_IDS, ROUTES } from '#lib/config/routes.ts'
import { routeOfPath } from '#lib/edge/route-of-path.ts'

describe('routeOfPath', () => {
  it.each(ROUTE_IDS)('finds the row %s by a path of its own', (id) => {
    expect(routeOfPath(ROUTES[id].path.replace(/\{\w+\}/g, '10.01.24'))).toBe(id)
  })

  it.each([
    ['/docs/ab/15.10.24/00', 'docsExperiment'],
    ['/docs/x', 'docsLanding'],
    ['/docs/ab', 'docsLanding'],
    ['/docs/a/b', null],
    ['/docs/ab/10.01.24', 'docsVariant'],
    ['/docs/ab/test/1', 'docsExperiment'],
    ['/lp/1800-templates', 'lpLanding'],
    ['/lp/ab', 'lpLanding'],
    ['/lp/ab/23.05.18', null],
    ['/lp/ab/23.05.18/01', 'lpExperiment'],
    ['/lp', 'lpFront'],
    ['/docs/ab/15.10.24/00/01', null],
    ['/docs', 'library'],
    ['/docs/library/legal', 'library/legal'],
    ['/docs/library/topic/nda', 'library/topic/nda'],
    ['/docs/library/document/invoice', 'document/invoice'],
    ['/docs/library/document/rechnung', 'document/invoice'],
    ['/docs/library/document/x', null],
    ['/docs/library/document', null],
    ['/docs/library/x', null],
    ['/docs/library/legal/x', null],
    ['/l/f/x', null],
  ])('%s is %s', (path, id) => {
    expect(routeOfPath(path)).toBe(id)
  })
})
