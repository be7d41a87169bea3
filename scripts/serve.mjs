// Serves a build as one process: signals reach it without a shell or npm in between, and the image starts it (decision 025).
import { spawnSync } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import { Server } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** What a request may still take after the signal; services and Docker end after ten seconds as well. */
const DRAIN_MS = 9000

/** @returns {Record<string, string>} */
const checkedEnvironment = () => {
  const checked = spawnSync(process.execPath, [join('scripts', 'check-environment.ts')], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (checked.status !== 0) process.exit(checked.status ?? 1)
  return JSON.parse(checked.stdout)
}

/**
 * Nothing here speaks another protocol. Next listens for those who ask for one, and leaves their sockets open or closes
 * them without a word; a server that nobody listens on answers as if nothing had been asked.
 */
const refuseUpgrades = () => {
  subscribe('tracing:net.server.listen:asyncStart', (message) => {
    const server = typeof message === 'object' && message && 'server' in message && message.server
    if (server instanceof Server) server.removeAllListeners('upgrade')
  })
}

/** Next closes its port on the signal and waits for requests; connections that wait for another one would hold it up. */
const closeIdle = () => {
  subscribe('http.server.response.finish', (message) => {
    const server = typeof message === 'object' && message && 'server' in message && message.server
    if (server instanceof Server) setImmediate(() => server.closeIdleConnections())
  })
}

const endInOrder = () => {
  closeIdle()
  setTimeout(() => process.exit(1), DRAIN_MS).unref()
  // Next ends with the number of the signal, which supervisors take for a fault.
  process.once('exit', (code) => {
    if (code > 128) process.exitCode = 0
  })
}

const endAtOnce = () => process.exit(0)

const SIGNALS = ['SIGINT', 'SIGTERM']

process.env.NEXT_PRIVATE_START_TIME = `${Date.now()}`
process.chdir(ROOT)
for (const signal of SIGNALS) process.on(signal, endAtOnce)
Object.assign(process.env, checkedEnvironment(), { NODE_ENV: 'production' })
const { BUILD_FOLDER = '', PORT } = process.env
const { config } = JSON.parse(
  readFileSync(join(BUILD_FOLDER, 'required-server-files.json'), 'utf8'),
)
// The settings as the build has resolved them, the way Next's standalone server gets them.
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
const require = createRequire(import.meta.url)
// What replaces React and the like by the copies that Next brings must be there before its server.
for (const first of ['next', 'next/dist/server/require-hook']) require(first)
const { startServer } = require('next/dist/server/lib/start-server')
refuseUpgrades()
// Never bound to 127.0.0.1, where rewrites would loop (vercel/next.js issue 94745).
await startServer({ dir: ROOT, isDev: false, port: Number(PORT), allowRetry: false })
for (const signal of SIGNALS) {
  process.off(signal, endAtOnce)
  process.once(signal, endInOrder)
}
