// For programs of a machine, never for the edge: it reads the disk.
import { readdir, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { codeOf } from '#lib/util/error-code.ts'

/** The files and folders that were read, by names below the folder, and those left out, with the reason. */
export type Walk = { files: string[]; folders: string[]; refused: Refused[] }

type Refused = { name: string; message: string }

type Found = { isFolder: boolean; target: string } | { message: string } | null

/** Deeper than anything that is read may stand. */
const MOST_FOLDERS = 10

const NO_FILE = 'is neither a file nor a folder: put a file in its place.'
const OUTSIDE =
  'is a link that leads out of the folder: put what it leads to in its place, as nothing else of this machine is read.'
const TWICE =
  'is a link to a folder that is read under another name: copy the folder, or remove the link.'
const CIRCLE = 'is a link that leads to itself: remove it.'

/** Gone since its folder was read, or a link to nothing. */
const isGone = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes(codeOf(error))

const kindOf = (entry: { isFile: () => boolean; isDirectory: () => boolean }, target: string) =>
  entry.isFile() || entry.isDirectory()
    ? { isFolder: entry.isDirectory(), target }
    : { message: NO_FILE }

/** The target of a link; links of a cluster's volume lead to its hidden folders. */
const linked = async (link: string, root: string): Promise<Found> => {
  try {
    const target = await realpath(link)
    if (target !== root && !target.startsWith(root + sep)) return { message: OUTSIDE }
    return kindOf(await stat(target), target)
  } catch (error) {
    if (isGone(error)) return null
    if (codeOf(error) === 'ELOOP') return { message: CIRCLE }
    throw error
  }
}

const entriesOf = async (folder: string, root: string) => {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const shown = entries.filter(({ name }) => !name.startsWith('.'))
  return Promise.all(
    shown
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(async (entry) => {
        const name = folder === '' ? entry.name : `${folder}/${entry.name}`
        const place = join(root, name)
        const isLink = entry.isSymbolicLink()
        return { name, isLink, found: isLink ? await linked(place, root) : kindOf(entry, place) }
      }),
  )
}

const entriesIfThere = async (folder: string, root: string) => {
  try {
    return await entriesOf(folder, root)
  } catch (error) {
    if (folder !== '' && isGone(error)) return []
    throw error
  }
}

type Enters = (folder: string) => boolean

const readFolder = async (
  folder: string,
  { root, walk, enters }: { root: string; walk: Walk; enters: Enters },
) => {
  const next = { real: new Array<string>(), links: new Array<string>() }
  for (const { name, isLink, found } of await entriesIfThere(folder, root)) {
    if (found === null) continue
    if ('message' in found) walk.refused.push({ name, message: found.message })
    else if (!found.isFolder) walk.files.push(name)
    else {
      walk.folders.push(name)
      const isDeep = name.split('/').length > MOST_FOLDERS
      if (!isDeep && enters(name)) next[isLink ? 'links' : 'real'].push(name)
    }
  }
  return next
}

/** A folder by device and number; nothing where it is gone. */
const identityOf = async (folder: string): Promise<string | undefined> => {
  try {
    const { dev, ino } = await stat(folder, { bigint: true })
    return `${dev}:${ino}`
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}

/**
 * Lists what lies below a folder that others write into, hidden entries left out: regular files, and each folder once, whatever links
 * lead to it. Folders come before links to them. Throws where the folder itself is not there.
 */
export const walkFolder = async (given: string, enters: Enters = () => true): Promise<Walk> => {
  const root = await realpath(given)
  const walk: Walk = { files: [], folders: [], refused: [] }
  const seen = new Set<string>()
  const [real, links] = [[''], new Array<string>()]
  for (let name = real.shift(); name !== undefined; name = real.shift() ?? links.shift()) {
    const identity = await identityOf(join(root, name))
    if (identity === undefined) continue
    if (seen.has(identity)) {
      walk.refused.push({ name, message: TWICE })
      continue
    }
    seen.add(identity)
    const next = await readFolder(name, { root, walk, enters })
    real.push(...next.real)
    links.push(...next.links)
  }
  return walk
}

/** The files at a place below such a folder, by their names from there; none where there is no such place. */
export const filesAt = async (folder: string, place: string): Promise<string[]> => {
  // The place, the folders on the way to it, and what lies below it.
  const enters = (name: string) =>
    `${name}/`.startsWith(`${place}/`) || `${place}/`.startsWith(`${name}/`)
  try {
    const { files } = await walkFolder(folder, enters)
    return files.flatMap((name) =>
      name.startsWith(`${place}/`) ? [name.slice(place.length + 1)] : [],
    )
  } catch (error) {
    if (isGone(error)) return []
    throw error
  }
}
