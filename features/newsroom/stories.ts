import { ROUTES, type PageRouteId } from '#lib/config/routes.ts'
import { keysOf } from '#lib/util/keys-of.ts'

/** The pictures that a story can have; `letter` tells nothing of its own. */
export const DRAWINGS = ['letter', 'pile', 'boat', 'disks', 'grove', 'envelope'] as const
export type Drawing = (typeof DRAWINGS)[number]

type Own = { next: PageRouteId; drawing: Drawing }

/** The articles of the newsroom, each a row of the route registry (S2 §2.2): the page that one reads next, and its picture. */
const STORIES = {
  newsTemplates: { next: 'library', drawing: 'pile' },
  newsExpedition: { next: 'documentManagement', drawing: 'boat' },
  newsDrive: { next: 'drive', drawing: 'disks' },
  newsTrees: { next: 'sustainability', drawing: 'grove' },
  newsAffiliates: { next: 'affiliateProgramme', drawing: 'envelope' },
} as const satisfies Partial<Record<PageRouteId, Own>>

export type StoryId = keyof typeof STORIES

export const STORY_IDS = keysOf(STORIES)

/** True if a page of the registry is a story. */
export const isStory = (id: PageRouteId): id is StoryId => Object.hasOwn(STORIES, id)

/** True if a story is fiction: it is presented as such, and is no news. */
export const isFictional = (id: StoryId): boolean => id === 'newsExpedition'

/** The page that has more about what a story tells, and the picture of the story. */
export const storyParts = (id: StoryId): (typeof STORIES)[StoryId] => STORIES[id]

/** The last segment of a story's address, also the name of its file (S2 §2.2). */
export const storySlug = (id: StoryId): string => ROUTES[id].path.split('/').at(-1) ?? ''

/** The story of an address, by its last segment. */
export const storyOfSlug = (slug: string): StoryId | undefined =>
  STORY_IDS.find((id) => storySlug(id) === slug)
