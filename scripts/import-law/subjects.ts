type Table = Readonly<Record<string, readonly string[]>>

/** The subjects of the product, each with those whose first level it may import; a circle is a breach of its own. */
export const SUBJECTS: Table = {
  consent: [],
  destination: [],
  'traffic-source': ['consent'],
  localization: ['consent'],
  affiliate: ['consent', 'destination'],
  analytics: ['consent', 'experiments', 'traffic-source'],
  account: ['affiliate', 'destination'],
  conversions: ['consent'],
  documents: ['destination', 'document-texts', 'previews'],
  experiments: ['consent', 'localization'],
  signup: [
    'account',
    'affiliate',
    'agreement',
    'analytics',
    'consent',
    'conversions',
    'destination',
    'experiments',
    'traffic-source',
  ],
  previews: ['document-texts'],
  'document-texts': [],
  films: ['document-texts', 'previews', 'products'],
  agreement: ['destination', 'document-texts'],
  pricing: ['destination', 'localization'],
  checkout: [
    'account',
    'affiliate',
    'consent',
    'conversions',
    'destination',
    'experiments',
    'legal',
    'localization',
    'pricing',
    'traffic-source',
  ],
  orders: ['account', 'affiliate', 'analytics', 'checkout', 'consent', 'destination', 'pricing'],
  announcements: [],
  redirects: [],
  landing: ['analytics', 'previews', 'pricing'],
  feedback: [],
  help: ['account', 'consent'],
  home: ['destination', 'previews', 'products', 'shell'],
  legal: [],
  products: ['documents', 'destination', 'download', 'shell'],
  company: ['affiliate'],
  newsroom: ['affiliate'],
  contact: ['account'],
  support: ['help'],
  download: [],
  uninstall: [],
  leaving: ['account'],
  shell: ['destination', 'documents', 'previews'],
  words: [],
}

const FOLDERS = ['edge', 'browser', 'components', 'server', 'provider'] as const

/** A room of a subject: its first level, or one of its folders. */
export type Room = { subject: string; folder: 'rules' | (typeof FOLDERS)[number] | 'unknown' }

/** The room that a path below `features/` is in; a file of the first level is a rule. */
export const roomOf = (path: string): Room => {
  const [, subject = '', second = '', ...rest] = path.split('/')
  if (rest.length === 0) return { subject, folder: 'rules' }
  return { subject, folder: FOLDERS.find((folder) => folder === second) ?? 'unknown' }
}

/** The subjects of a table that reach themselves; none may. */
export const circlesOf = (table: Table): string[] => {
  const reachedFrom = (name: string) => {
    // A set walks what is added while it is walked: each subject once, also in a circle.
    const reached = new Set(table[name])
    for (const next of reached) for (const further of table[next] ?? []) reached.add(further)
    return reached
  }
  return Object.keys(table).filter((name) => reachedFrom(name).has(name))
}
