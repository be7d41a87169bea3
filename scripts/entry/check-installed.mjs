import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNode, WANTED_MAJOR } from './find-node.mjs'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** @param {boolean} withTools */
const faultOf = (withTools) => {
  if (!existsSync(join(ROOT, 'node_modules'))) {
    return `Nothing is installed here yet: "npm install" brings what this needs, Node ${WANTED_MAJOR} as well.`
  }
  if (withTools && !existsSync(join(ROOT, 'node_modules/vitest'))) {
    return 'What tests and checks need is not installed: "npm install" brings it.'
  }
  // Scripts of npm run on the Node that was installed along, where there is one.
  if (parseInt(process.versions.node, 10) >= WANTED_MAJOR) return undefined
  try {
    return `Node ${process.versions.node} is too old: start this by npm, or with ${findNode(ROOT)}`
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * Ends a command of package.json with one line where what it needs is missing, before a program says so in words of its own; works
 * itself on Node 20.
 *
 * @param {{ withTools: boolean }} options `withTools` asks for what tests and checks need as well
 */
export const checkInstalled = ({ withTools }) => {
  const fault = faultOf(withTools)
  if (fault === undefined) return
  console.error(fault)
  process.exitCode = 1
}
