import { fetchText } from '../../scripts/lib/fetch-text.ts'
import { startNext } from '../lib/next-app.ts'
import type { Server } from '../lib/server.ts'
import { ensureFloor } from './floor-app.ts'
import { emptyMiddleware } from './hello-source.ts'

/** Share by which the page may differ from what was asked for. */
const TOLERANCE = 0.01

/** A letter of the page travels twice: as HTML and as data for hydration. */
const COPIES = 2

const startFloor = async (name: string, length: number) =>
  startNext(await ensureFloor(name, emptyMiddleware(length)))

const bytesOf = async (server: Server) => Buffer.byteLength(await fetchText(`${server.url}/`))

/** Starts a bare Next app behind an empty edge middleware, with one prerendered page of `bytes` bytes of HTML. */
export const startEqualPage = async (bytes: number): Promise<Server> => {
  const probe = await startFloor('empty-middleware', 1)
  const base = await bytesOf(probe)
  await probe.stop()
  const server = await startFloor('equal-page', Math.round((bytes - base) / COPIES))
  const built = await bytesOf(server)
  if (Math.abs(built - bytes) <= bytes * TOLERANCE) return server
  await server.stop()
  throw new Error(`The floor page has ${built} bytes instead of ${bytes}: correct COPIES.`)
}
