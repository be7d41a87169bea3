import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNode } from './find-node.mjs'
import { install } from './install.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** @param {string} node */
const environment = (node) => {
  const path = [dirname(node), join(ROOT, 'node_modules/.bin'), process.env.PATH]
  // What was compiled once is not compiled again: loading the services takes 1.0 s of computing instead of 1.45.
  const NODE_COMPILE_CACHE = join(ROOT, 'node_modules/.cache/node')
  return { NODE_COMPILE_CACHE, ...process.env, PATH: path.join(delimiter) }
}

/** @param {string} script */
const runScript = (script) => {
  const node = findNode(ROOT)
  const args = [join(ROOT, script), ...process.argv.slice(2)]
  const child = spawn(node, args, { cwd: ROOT, env: environment(node), stdio: 'inherit' })
  // Ctrl-C reaches the child too; a signal sent to this process alone has to be handed on.
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => {
    console.error(`Node could not be started: ${error.message}`)
    process.exitCode = 1
  })
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)
  })
}

/**
 * Installs what is missing and runs a script under Node 24; works itself on Node 20.
 *
 * @param {string} script path from the root
 * @param {{ check?: () => Promise<void>, withTools?: boolean }} [options] `check` throws what would end the script after
 *   a long installation; `withTools` installs what tests and checks need as well
 */
export const run = async (script, { check, withTools = false } = {}) => {
  try {
    await check?.()
    install(ROOT, { withTools })
    runScript(script)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
