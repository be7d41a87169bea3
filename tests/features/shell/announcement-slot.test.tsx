import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AnnouncementSlot } from '#features/shell/components/site-frame.tsx'
import { layoutOf } from '#features/shell/layout-of.ts'
import type { RouteId } from '#lib/config/routes.ts'

const slotOf = async (route: RouteId, layout = layoutOf(route, 'fr')) =>
  renderToString(await AnnouncementSlot({ route, layout, locale: 'fr' }))

it('is an empty, hidden and named place, in the form that is looked for', async () => {
  expect(await slotOf('home')).toMatch(
    /^<aside hidden="" data-announcement="fr home" aria-label="Annonce" class="[^"]+"><\/aside>$/,
  )
})

it.each([
  ['apps', 'pages'],
  ['terms', 'pages'],
  ['plans', 'pricing'],
  ['offer', 'pricing'],
  ['docsLanding', 'landing'],
] as const)('of %s is one of %s', async (route, place) => {
  expect(await slotOf(route)).toContain(`data-announcement="fr ${place}"`)
})

it.each(['checkout', 'purchaseThanks', 'handOff', 'cancelSubscription', 'withdrawal'] as const)(
  'is none on %s',
  async (route) => {
    expect(await slotOf(route)).toBe('')
  },
)
