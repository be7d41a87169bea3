/*
 * Relies on: the function that `next start` and its standalone server call, with its options; a hook that must be loaded
 * before it; the variable by which a standalone server is given its settings, and the file in which a build keeps them.
 * When that changes: `next/dist/server/lib/start-server` and the entry that `output: 'standalone'` writes show the new way.
 */
import { subscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import { Server } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'

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

/**
 * Serves the build in BUILD_FOLDER on PORT, with the settings as that build has resolved them.
 * @param {string} dir
 * @param {Record<string, string | undefined>} environment
 */
export const startSite = async (dir, { BUILD_FOLDER = '', PORT }) => {
  const { config } = JSON.parse(
    readFileSync(join(BUILD_FOLDER, 'required-server-files.json'), 'utf8'),
  )
  /* oxlint-disable node/no-process-env -- by which Next is told, and by nothing else */
  process.env.NEXT_PRIVATE_START_TIME = `${Date.now()}`
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
  /* oxlint-enable node/no-process-env */
  const load = createRequire(import.meta.url)
  // What replaces React and the like by the copies that Next brings must be there before its server.
  load('next')
  load('next/dist/server/require-hook')
  const { startServer } = load('next/dist/server/lib/start-server')
  refuseUpgrades()
  // Never bound to 127.0.0.1, where rewrites would loop (vercel/next.js issue 94745).
  await startServer({ dir, isDev: false, port: Number(PORT), allowRetry: false })
}
