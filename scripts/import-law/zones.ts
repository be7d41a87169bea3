/** Folders and root files of code that the product runs; everything else is tooling and may import anything. */
const PRODUCT = [
  'app',
  'components',
  'features',
  'lib',
  'services',
  'instrumentation.ts',
  'middleware.ts',
]

const LIB = (...names: string[]) => names.map((name) => `lib/${name}`)

/** Zones that each zone may import besides itself; a zone that is not here is not allowed to exist. */
const LAW: Readonly<Record<string, readonly string[]>> = {
  app: ['features', 'components', 'lib', '.generated'],
  components: LIB('i18n', 'browser', 'util', 'config'),
  services: LIB('contracts', 'config', 'util'),
  'instrumentation.ts': LIB('server', 'config', 'util'),
  'middleware.ts': LIB('edge', 'config'),
  'lib/config': LIB('util'),
  'lib/util': LIB('config'),
  'lib/contracts': LIB('config', 'util'),
  'lib/i18n': [...LIB('config', 'contracts', 'util'), 'locales'],
  'lib/edge': [...LIB('config', 'i18n', 'contracts', 'util'), '.generated'],
  'lib/browser': LIB('config', 'contracts', 'http', 'util'),
  'lib/http': LIB('config', 'contracts', 'util'),
  'lib/server': [...LIB('config', 'contracts', 'http', 'i18n', 'util'), 'locales', '.generated'],
}

/** What each feature may import besides itself; `server-only` keeps lib/server out of what the browser loads. */
const FEATURE = [
  'components',
  ...LIB('i18n', 'browser', 'http', 'contracts', 'config', 'server', 'util'),
]

/** The zone of a path: `features/signup`, `lib/edge`, `app`, or a root file; undefined for tooling. */
export const zoneOf = (path: string): string | undefined => {
  const [top = '', second = ''] = path.split('/')
  if (!PRODUCT.includes(top)) return undefined
  const nested = top === 'features' || top === 'lib'
  return nested ? `${top}/${second}` : top
}

const allowedZones = (zone: string): readonly string[] | undefined =>
  zone.startsWith('features/') ? FEATURE : LAW[zone]

const within = (path: string, zone: string) => path === zone || path.startsWith(`${zone}/`)

/** Says why a file may not import a path of the repository (architecture 3: imports run one way), or nothing. */
export const zoneBreach = (file: string, path: string): string | undefined => {
  const zone = zoneOf(file)
  if (zone === undefined) return undefined
  const allowed = allowedZones(zone)
  if (!allowed) return `${zone} has no row in scripts/import-law/zones.ts: say what it may import`
  if ([zone, ...allowed].some((name) => within(path, name))) return undefined
  return `${zone} may not import ${path}`
}
