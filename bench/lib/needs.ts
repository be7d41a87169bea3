import { ensureChromium } from '../../scripts/browser/ensure-chromium.ts'
import { findChromium } from '../../scripts/browser/find-chromium.ts'
import {
  ensureServers,
  missingPackages,
  type ServerName,
} from '../../scripts/gate/ensure-servers.ts'

/** What a budget cannot be measured without; a system has it or not, all else can be installed. */
export type Need = 'Chromium' | 'Linux' | ServerName

const isServer = (need: Need): need is ServerName => need !== 'Chromium' && need !== 'Linux'

/** Installs what these budgets need, as tests do, where this user may. */
export const ensureNeeds = async (needs: readonly Need[]): Promise<void> => {
  await ensureServers([...new Set(needs.filter(isServer))])
  if (!needs.includes('Chromium')) return
  try {
    await ensureChromium()
  } catch (error) {
    // Said once: each budget that needs it names it again.
    console.error(error instanceof Error ? error.message : error)
  }
}

const hasChromium = (): boolean => {
  try {
    return findChromium(process.env) !== undefined
  } catch (error) {
    // CHROMIUM_PATH names no program, which `ensureNeeds` has said.
    if (error instanceof Error) return false
    throw error
  }
}

const hintOf = (need: Need): string[] => {
  if (need === 'Linux') return process.platform === 'linux' ? [] : ['Linux']
  if (need === 'Chromium') return hasChromium() ? [] : ['Chromium (set CHROMIUM_PATH to one)']
  const packages = missingPackages([need])
  return packages.length > 0 ? [`${need} (apt-get install ${packages.join(' ')})`] : []
}

/** What of it is not on this machine, with the way to it. */
export const missingNeeds = (needs: readonly Need[]): string[] => needs.flatMap(hintOf)
