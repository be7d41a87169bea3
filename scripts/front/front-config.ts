import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the files of the front stand. */
const FOLDER = fileURLToPath(new URL('../../deploy/nginx', import.meta.url))

/** Where nginx listens for itself when nothing else is said. */
const INNER_PORT = 8079

export type FrontOptions = {
  /** Addresses of the sites, each as `host:port`. */
  sites: readonly string[]
  /** Addresses of the reference services, each as `host:port`; for the web app and the card frame; none where those stand elsewhere. */
  services: readonly string[]
  /** Where visitors are answered: a port, or an address with a port. */
  listen: number | string
  /** Port of this machine that nginx uses for itself; two fronts on one machine need different ones. */
  innerPort?: number
  /** Folder, which is there, for what is kept, temporary files and `nginx.pid`. */
  cachePath: string
  /** File of the access log; in `cachePath` when left out. */
  accessLog?: string
  /** Files of certificate and key: `listen` then speaks HTTP/2 over TLS, and `plain` leads to it. */
  tls?: { certificate: string; key: string; plain?: number | string }
  /** Changes once the last process of an earlier build has gone (docs/front.md). */
  buildId: string
}

const SAFE = /^[\w./:[\]@+-]+$/

/** What stands in a configuration as it is. */
const plain = (value: number | string): string => {
  const text = `${value}`
  if (SAFE.test(text)) return text
  throw new Error(`"${text}" cannot stand in nginx.conf: use letters, digits and . / : - _ only.`)
}

/** A server that is none: what would ask it is answered as if it were away. */
const NOBODY = 'server 127.0.0.1:9 down;'

const servers = (addresses: readonly string[]): string =>
  addresses.map((address) => `server ${plain(address)} fail_timeout=2s;`).join(' ')

const listening = ({ listen, tls }: FrontOptions): string => {
  if (!tls) return `listen ${plain(listen)};`
  const secure = [
    `listen ${plain(listen)} ssl http2;`,
    `ssl_certificate ${plain(tls.certificate)};`,
    `ssl_certificate_key ${plain(tls.key)};`,
  ]
  if (tls.plain === undefined) return secure.join(' ')
  const toSecure = "if ($https = '') { return 308 https://$host$request_uri; }"
  return [...secure, `listen ${plain(tls.plain)};`, toSecure].join(' ')
}

/** As root nginx would give its work to a user who may not enter a folder of root's. */
const owner = () => (process.getuid?.() === 0 ? 'user root;' : '')

/** The text of an nginx.conf that runs from this checkout: `nginx -c <file>`. Throws where a value cannot stand in one. */
export const frontConfig = (options: FrontOptions): string => {
  if (options.sites.length === 0) throw new Error('A front needs the address of a site at least.')
  const values: Readonly<Record<string, string>> = {
    FRONT_FOLDER: FOLDER,
    FRONT_PROCESS: owner(),
    FRONT_CACHE: plain(options.cachePath),
    FRONT_LOG: plain(options.accessLog ?? join(options.cachePath, 'access.log')),
    FRONT_BUILD: plain(options.buildId),
    FRONT_SITES: servers(options.sites),
    FRONT_SERVICES: servers(options.services) || NOBODY,
    FRONT_INNER_PORT: plain(options.innerPort ?? INNER_PORT),
    FRONT_LISTEN: listening(options),
  }
  const template = readFileSync(join(FOLDER, 'nginx.conf.template'), 'utf8')
  return template.replaceAll(/\$\{(FRONT_\w+)\}/g, (_whole, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`nginx.conf.template asks for an unknown ${name}.`)
    return value
  })
}
