import * as z from 'zod'

const names = z.record(z.string(), z.string())

const entry = z.looseObject({
  version: z.string().optional(),
  dev: z.boolean().optional(),
  optionalDependencies: names.optional(),
})

const lockFile = z.looseObject({ packages: z.record(z.string(), entry) })

/** The part of package-lock.json (version 3) that is looked at; the rest passes through. */
export type LockFile = z.infer<typeof lockFile>

const isLockFile = (value: unknown): value is LockFile => lockFile.safeParse(value).success

/** Reads the text of a lock file and keeps the order of its keys; throws where it is of another form. */
export const parseLock = (text: string): LockFile => {
  const json: unknown = JSON.parse(text)
  if (isLockFile(json)) return json
  throw new Error('package-lock.json is not of version 3: make it anew with npm 11.')
}
