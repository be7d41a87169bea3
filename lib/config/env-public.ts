import * as z from 'zod'

const httpUrl = z.url({ protocol: /^https?$/, abort: true })

/** Paths are written behind it, so it may hold none itself. */
const origin = httpUrl
  .refine((value) => `${new URL(value).origin}/` === new URL(value).href, 'an address without path')
  .transform((value) => new URL(value).origin)

const root = httpUrl
  .refine((value) => !/[?#]/.test(value), 'an address without query')
  .transform((value) => value.replace(/\/+$/, ''))

/** Public addresses and settings that are baked into prerendered pages: changing one makes a build stale. */
const schema = z.object({
  SITE_URL: origin.default('http://localhost:3000'),
  WEB_APP_URL: root.default('http://localhost:4000/webapp'),
  /** Where the public pages of the templates stand; stripped from a destination (S2 §4). */
  TEMPLATES_URL: root.default('https://www.business-in-a-box.com/templates'),
  /** What a creation error other than 409 and 429 shows: nothing (S1 §4.6), or the error dialog. */
  CREATION_ERROR_NOTICE: z.enum(['silent', 'dialog']).default('silent'),
  /** Where previews of documents come from; without it the site passes on those of the search service. */
  THUMBNAIL_URL: z.preprocess((value) => value || undefined, root.optional()),
  /** Whether the gallery is built as well, into a folder of its own (`docs/gallery.md`). */
  GALLERY: z.enum(['0', '1']).default('0'),
})

export type PublicEnv = z.infer<typeof schema>

export const PUBLIC_ENV_NAMES = Object.keys(schema.shape)

/** Reads the public variables; throws an `Error` that names every bad one. */
export const readPublicEnv = (source: Record<string, string | undefined>): PublicEnv => {
  const parsed = schema.safeParse(source)
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Bad environment: ${names.join('; ')}`)
}

/** The public variables of this process; throws an `Error` that names every bad one. */
export const publicEnv = (): PublicEnv => readPublicEnv(process.env)
