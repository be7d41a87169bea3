import { once } from 'node:events'
import { createServer } from 'node:net'
import { loadEnvFile } from '../run/env-file.mjs'

/** @type {Record<string, (port: number) => string>} */
const REASONS = {
  EADDRINUSE: (port) => `Port ${port} is already taken`,
  EACCES: (port) => `No permission to listen on port ${port}`,
}

/** @param {unknown} error */
const codeOf = (error) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/**
 * Throws one clear line where a port cannot be listened on; `variable` is what sets it.
 *
 * @param {string} variable
 * @param {number} port
 */
export const checkPort = async (variable, port) => {
  const server = createServer()
  try {
    server.listen(port)
    await once(server, 'listening')
  } catch (error) {
    const reason =
      REASONS[codeOf(error)]?.(port) ?? `Port ${port} cannot be used (${String(error)})`
    throw new Error(`${reason}: set ${variable} to another one.`, { cause: error })
  } finally {
    server.close()
  }
}

/** @type {Readonly<Record<string, number>>} */
const USUAL = { PORT: 3000, SERVICES_PORT: 4000 }

/**
 * Tells of a port that is taken before anything is installed or built, which takes minutes; a value that is no port is
 * told with all other bad ones, where the variables are read.
 */
export const checkPorts = async () => {
  loadEnvFile()
  for (const [variable, usual] of Object.entries(USUAL)) {
    const port = Number(process.env[variable] || usual)
    if (Number.isInteger(port) && port > 0 && port < 65_536) await checkPort(variable, port)
  }
}
