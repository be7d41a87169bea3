/** The events that wake an island besides a visitor who comes near it. */
export type Waking = {
  /** A selector of the other parts of the page that wake it; the whole page where it is of no use without. */
  near?: string
  /** Part of the gallery, whose folder holds its module, and of no other build. */
  isInGallery?: true
}

/** The parts of pages that React takes over, and when (docs/decisions/029); the module of each has its name in `app/islands/`. */
export const ISLANDS = {
  'sign-up': { near: '[data-sign-up]' },
  feedback: {},
  blanks: {},
  checkout: { near: 'html' },
  'number-form': { near: 'html' },
  'copy-field': { near: 'html' },
  'numbers-link': { near: 'html' },
  'exhibited-checkout': { near: 'html', isInGallery: true },
  'exhibited-help': { near: 'html', isInGallery: true },
  'gallery-opener': { near: 'html', isInGallery: true },
  'overlay-opener': { near: 'html', isInGallery: true },
  'page-state': { near: 'html', isInGallery: true },
  shown: { near: 'html', isInGallery: true },
} as const satisfies Readonly<Record<string, Waking>>

export type IslandName = keyof typeof ISLANDS
