import { isBuiltin } from 'node:module'
import type { Import } from './parse-imports.ts'
import { zoneOf } from './zones.ts'

type ModuleRule = { matches: RegExp; names?: RegExp; only: RegExp; hint: string }

const ROUTING_HOOKS = /^(?:\*|default|use\w+|redirect|permanentRedirect)$/

const CLIENTS = /^(?:\*|default|axios|Axios|create)$/

const RULES: readonly ModuleRule[] = [
  {
    matches: /^next\/link$/,
    only: /^components\/ui\/site-link\.tsx$/,
    hint: 'use components/ui/site-link.tsx',
  },
  {
    matches: /^next\/navigation$/,
    names: ROUTING_HOOKS,
    only: /^lib\/(?:i18n|browser)\//,
    hint: 'routing hooks live in lib/i18n and lib/browser',
  },
  {
    matches: /^axios(?:-retry)?(?:\/|$)/,
    names: CLIENTS,
    only: /^lib\/http\//,
    hint: 'call upstreams through lib/http',
  },
  {
    matches: /^(?:react|react-dom|framer-motion|react-hook-form)(?:\/|$)/,
    only: /^(?!features\/[^/]+\/(?:browser\/|[^/]+$))/,
    hint: 'rules and page script are without React',
  },
  {
    matches: /^js-cookie$/,
    only: /^lib\/browser\//,
    hint: 'read and write cookies through lib/browser',
  },
]

/** Packages that the edge may load: everything else may need React, Node or a socket. */
const EDGE_PACKAGES = /^(?:next\/server|zod(?:\/mini)?|jose|isbot)$/

const EDGE = /^(?:lib|features\/[^/]+)\/edge\//

/** Says why code that the edge middleware reaches may not use a package, or nothing. */
export const edgeBreach = (name: string): string | undefined => {
  if (isBuiltin(name)) return `the Node module ${name} is not there on the edge`
  return EDGE_PACKAGES.test(name) ? undefined : `${name} may not run on the edge`
}

/** Says why a file may not import a package or built-in module, or nothing. */
export const moduleBreach = (file: string, { specifier, names, erased }: Import) => {
  const zone = zoneOf(file)
  if (zone === undefined) return undefined
  if (zone === 'lib/config' && !/^zod(?:\/|$)/.test(specifier)) {
    return `lib/config imports nothing but zod, not ${specifier}`
  }
  if (EDGE.test(file) && !erased) {
    const breach = edgeBreach(specifier)
    if (breach) return breach
  }
  const rule = RULES.find(({ matches }) => matches.test(specifier))
  if (!rule || rule.only.test(file)) return undefined
  const { names: forbidden } = rule
  if (forbidden && !names.some((name) => forbidden.test(name))) return undefined
  return `${specifier} is not for this file: ${rule.hint}`
}
