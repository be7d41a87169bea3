import { LOCALE_CODES } from '../../lib/config/locales.ts'
import { floorBreach } from './floors.ts'
import { roomOf, SUBJECTS, type Room } from './subjects.ts'

/** Folders and root files of code that the product runs; everything else is tooling. */
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

/** What of the framework's insides pages and what they are made of may ask for: it needs nothing of the server itself. */
const INSIDES = LIB(
  'next/page-context.ts',
  'next/page-life.ts',
  'next/phase.ts',
  'next/style-elements.ts',
  'next/without-framework.ts',
)

/** Zones that each zone may import besides itself; a zone that is not here is not allowed to exist. */
const LAW: Readonly<Record<string, readonly string[]>> = {
  app: ['features', 'components', 'lib', '.generated'],
  components: [...LIB('i18n', 'browser', 'util', 'config'), '.generated'],
  services: [...LIB('config', 'http', 'limits', 'records', 'util', 'watch'), '.generated'],
  'instrumentation.ts': LIB('next', 'server', 'config', 'util'),
  'middleware.ts': LIB('edge', 'config'),
  // Two helpers of types that import nothing of config, so that config and util are no circle.
  'lib/config': LIB('util/claims.ts', 'util/keys-of.ts'),
  'lib/util': LIB('config'),
  'lib/records': LIB('config', 'util'),
  'lib/i18n': [...LIB('config', 'util'), 'locales', '.generated'],
  // What collects and passes on, in both programs; what is measured is told by `lib/util/measure.ts`.
  'lib/watch': LIB('config', 'util'),
  // What counts for a limit, in both programs.
  'lib/limits': LIB('config', 'util'),
  'lib/edge': LIB('config', 'i18n', 'util'),
  'lib/browser': [...LIB('config', 'util'), '.generated'],
  'lib/http': LIB('config', 'util'),
  // What knows the framework's insides, with all that it needs of the server.
  'lib/next': [...LIB('config', 'i18n', 'server', 'util'), '.generated'],
  // Its requests are counted by the row of the registry that the middleware finds.
  'lib/server': [
    ...LIB('config', 'edge/route-of-path.ts', 'http', 'i18n', 'limits', 'records', 'util', 'watch'),
    ...INSIDES,
    '.generated',
  ],
}

/** What each room of a subject may import besides itself and the first levels that it may. */
const ROOMS: Readonly<Record<Exclude<Room['folder'], 'unknown'>, readonly string[]>> = {
  // The stores of a page stand among the rules, so that more than one subject can read them.
  rules: [
    ...LIB('config', 'records', 'util', 'browser/random-key.ts', 'browser/read-page-fact.ts'),
    // What stands on drawn sheets, which both programs draw.
    ...LOCALE_CODES.map((locale) => `locales/${locale}/sheets.json`),
  ],
  edge: [...LIB('config', 'edge', 'records', 'util'), '.generated'],
  // How a language writes numbers holds no words, and what a browser alone knows is written there.
  browser: [
    ...LIB('browser', 'config', 'util', 'i18n/format-money.ts', 'i18n/number-format.ts'),
    'components',
  ],
  components: [...LIB('browser', 'config', 'http', 'i18n', 'records', 'util'), 'components'],
  server: [
    ...LIB('config', 'http', 'i18n', 'records', 'server', 'util'),
    ...INSIDES,
    'locales',
    '.generated',
  ],
  // Drivers of those who take the money.
  provider: LIB('config', 'http', 'util'),
}

/** Rooms of the same subject that a room may import besides the first level. */
const NEXT_DOOR: Readonly<Partial<Record<Room['folder'], readonly Room['folder'][]>>> = {
  components: ['browser', 'server'],
  server: ['provider'],
}

/** What tooling may not import of the rest; what bench and browser tests have in common stands in `scripts`. */
const APART: Readonly<Record<string, readonly string[]>> = {
  scripts: ['bench', 'e2e'],
  bench: ['e2e'],
  e2e: ['bench'],
}

/** The zone of a path: `features/signup`, `lib/edge`, `app`, or a root file; undefined for tooling. */
export const zoneOf = (path: string): string | undefined => {
  const [top = '', second = ''] = path.split('/')
  if (!PRODUCT.includes(top)) return undefined
  const nested = top === 'features' || top === 'lib'
  return nested ? `${top}/${second}` : top
}

const within = (path: string, zone: string) => path === zone || path.startsWith(`${zone}/`)

const isIn = (path: string, zones: readonly string[]) => zones.some((zone) => within(path, zone))

const mayEnter = (from: Room, to: Room): boolean => {
  if (from.subject !== to.subject) {
    return to.folder === 'rules' && Boolean(SUBJECTS[from.subject]?.includes(to.subject))
  }
  if (to.folder === 'rules' || to.folder === from.folder) return true
  return Boolean(NEXT_DOOR[from.folder]?.includes(to.folder))
}

const roomBreach = (file: string, path: string): string | undefined => {
  const from = roomOf(file)
  const { subject, folder } = from
  if (!SUBJECTS[subject]) return `${subject} has no row in scripts/import-law/subjects.ts`
  if (folder === 'unknown') {
    return `${file} is in no room: a subject has a first level, edge, browser, components and server`
  }
  const isAllowed = within(path, 'features')
    ? mayEnter(from, roomOf(path))
    : isIn(path, ROOMS[folder])
  return isAllowed ? undefined : `features/${subject} (${folder}) may not import ${path}`
}

/** Tells whether the middleware or a service may import a path of a subject: rules, and steps or drivers. */
const isOpenTo = (zone: string, path: string): boolean => {
  if (!within(path, 'features')) return false
  const { folder } = roomOf(path)
  if (zone === 'middleware.ts') return folder === 'rules' || folder === 'edge'
  return zone === 'services' && (folder === 'rules' || folder === 'provider')
}

const toolingBreach = (file: string, path: string): string | undefined => {
  const [top = ''] = file.split('/')
  const isBreach = isIn(path, APART[top] ?? [])
  return isBreach ? `${top} may not import ${path}` : undefined
}

/** Says why a file may not import a path of the repository (architecture 3: imports run one way), or nothing. */
export const zoneBreach = (file: string, path: string): string | undefined => {
  const zone = zoneOf(file)
  if (zone === undefined) return toolingBreach(file, path)
  if (within(file, 'features')) return roomBreach(file, path)
  if (within(file, 'services') && within(path, 'services')) return floorBreach(file, path)
  const allowed = LAW[zone]
  if (!allowed) return `${zone} has no row in scripts/import-law/zones.ts: say what it may import`
  if (isIn(path, [zone, ...allowed]) || isOpenTo(zone, path)) return undefined
  return `${zone} may not import ${path}`
}
