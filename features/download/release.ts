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

/** What a release is, as `locales/releases.json` holds it (S2 §2.2). */
export const releaseRecord = z.strictObject({
  // owner: the installers, in place of the reference archives that locales/releases.json names.
  /** Whether the files are archives with a note in place of the installers; the page then says so. */
  isReference: z.boolean(),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  released: z.iso.date(),
  systems: z
    .array(build)
    .refine((builds) => builds.map(({ name }) => name).join() === SYSTEMS.join(), 'one a system'),
})

/** A release that can be downloaded. */
export type Release = z.infer<typeof releaseRecord>

/** One file of a release. */
export type Build = Release['systems'][number]
