// Serves a build as one process: signals reach it without a shell or npm in between, and the image starts it (decision 025).
import { spawnSync } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startSite } from '../lib/next/start-site.mjs'
import { findNode, WANTED_MAJOR } from './entry/find-node.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** What a request may still take after the signal; Docker kills after ten seconds. */
const DRAIN_MS = 9000

/** A supervisor starts this with the Node that its unit names, which may be the machine's own. */
const checkNode = () => {
  const { node } = process.versions
  if (parseInt(node, 10) >= WANTED_MAJOR) return
  try {
    console.error(`Node ${node} is too old: start this with ${findNode(ROOT)}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
  process.exit(1)
}

/** @returns {Record<string, string>} */
const checkedEnvironment = () => {
  const checked = spawnSync(process.execPath, [join('scripts', 'check-environment.ts')], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (checked.status !== 0) process.exit(checked.status ?? 1)
  return JSON.parse(checked.stdout)
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

process.chdir(ROOT)
checkNode()
for (const signal of SIGNALS) process.on(signal, endAtOnce)
Object.assign(process.env, checkedEnvironment(), { NODE_ENV: 'production' })
await startSite(ROOT, process.env)
for (const signal of SIGNALS) {
  process.off(signal, endAtOnce)
  process.once(signal, endInOrder)
}
