import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { buildsFolder } from '#lib/config/build-folder.mjs'
import { isMissing } from '#lib/util/error-code.ts'
import type { Environment } from './environment.ts'
import { fingerprint } from './fingerprint.ts'

/** When a build was begun, and two that begin in one second: `20261122T131500-7f3a`. */
const NAME = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})-[0-9a-f]{4}$/

/** Holds the fingerprint of what a build was made of; written last, so that only a whole build has it. */
const STAMP = 'fingerprint'

/** Beside the builds: names the one that `npm run serve` takes. */
const SERVED = 'served'

const textOf = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** A folder for a new build, beside the others. */
export const newBuildFolder = ({ public: settings }: Environment): string => {
  const second = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
  const tail = Math.floor(Math.random() * 0x1_00_00)
    .toString(16)
    .padStart(4, '0')
  return join(buildsFolder(settings), `${second}-${tail}`)
}

/** Folders of all builds, whole or not, newest first. */
export const allBuilds = (parent: string): string[] =>
  existsSync(parent)
    ? readdirSync(parent)
        .filter((name) => NAME.test(name))
        .toSorted()
        .toReversed()
        .map((name) => join(parent, name))
    : []

/** When a build was begun, in milliseconds. */
export const buildStartedAt = (folder: string): number =>
  Date.parse(basename(folder).replace(NAME, '$1-$2-$3T$4:$5:$6Z'))

/** Whether a build came to its end. */
export const isWhole = (folder: string): boolean => existsSync(join(folder, STAMP))

/** Notes that a build is whole. */
export const markWhole = (folder: string, of: string): void => {
  writeFileSync(join(folder, STAMP), of)
}

/** The newest whole build of the sources and addresses that are there now. */
export const findBuild = ({ public: settings }: Environment): string | undefined => {
  const wanted = fingerprint(process.cwd(), settings)
  return allBuilds(buildsFolder(settings)).find((folder) => textOf(join(folder, STAMP)) === wanted)
}

/** The build that `npm run serve` takes; nothing where none was made for it. */
export const servedBuild = (parent: string): string | undefined => {
  const name = textOf(join(parent, SERVED))?.trim()
  return name && NAME.test(name) && isWhole(join(parent, name)) ? join(parent, name) : undefined
}

/** Makes a build the one that `npm run serve` takes, from one moment to the next. */
export const serveBuild = (folder: string): void => {
  const file = join(folder, '..', SERVED)
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${basename(folder)}\n`)
  renameSync(draft, file)
}
