import * as z from 'zod'

/** The systems that the desktop app is made for, in their fixed order. */
const SYSTEMS = ['windows', 'macos'] as const

const build = z.strictObject({
  name: z.enum(SYSTEMS),
  /** Name below `DOWNLOAD_URL`. */
  file: z.string().regex(/^[\w.-]+$/),
  bytes: z.int().positive(),
  sha256: z.string().regex(/^[\da-f]{64}$/),
})

const release = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  released: z.iso.date(),
  systems: z
    .array(build)
    .refine((builds) => builds.map(({ name }) => name).join() === SYSTEMS.join(), 'one a system'),
})

/** The content of `locales/releases.json`: the release that can be downloaded, or `null` while there is none (S2 §2.2). */
export const releasesRecord = z.strictObject({
  // owner: the installers of the desktop apps below DOWNLOAD_URL, and their record in locales/releases.json.
  current: z.nullable(release),
})

/** A release that can be downloaded. */
export type Release = z.infer<typeof release>

/** One file of a release. */
export type Build = Release['systems'][number]
