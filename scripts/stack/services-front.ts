import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stopProgram } from '../run/processes.ts'
import { waitUntilHealthy } from '../run/wait-until-healthy.ts'

const TEMPLATE = fileURLToPath(
  new URL('../../deploy/services/services.conf.template', import.meta.url),
)

/** What the image of nginx has around the file; here all that is written stays in one folder. */
const around = (folder: string, rest: string) => `daemon off;
pid ${folder}/nginx.pid;
error_log stderr crit;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
events { worker_connections 4096; }
http {
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}
${rest}}
`

/** The servers of an upstream of nginx. */
const serversOf = (addresses: readonly string[]): string =>
  addresses.map((address) => `server ${address} fail_timeout=2s;`).join(' ')

type Options = { folder: string; port: number; instances: readonly string[] }

const configOf = ({ folder, port, instances }: Options): string =>
  around(
    folder,
    readFileSync(TEMPLATE, 'utf8')
      .replace('${SERVICES_LISTEN}', `127.0.0.1:${port}`)
      .replace('${SERVICES_INSTANCES}', serversOf(instances)),
  )

const START_MS = 10_000

/** Starts nginx before several instances of the services, each `host:port`; `reload` goes on with others. */
export const startServicesFront = async (nginx: string, options: Options) => {
  mkdirSync(options.folder, { recursive: true })
  const file = join(options.folder, 'nginx.conf')
  writeFileSync(file, configOf(options))
  const child = spawn(nginx, ['-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  const stop = () => stopProgram({ name: 'nginx of the services', child })
  const url = `http://127.0.0.1:${options.port}`
  try {
    await waitUntilHealthy(`${url}/health`, { timeoutMs: START_MS })
  } catch (error) {
    await stop()
    throw error
  }
  const reload = (instances: readonly string[]) => {
    writeFileSync(file, configOf({ ...options, instances }))
    child.kill('SIGHUP')
  }
  return { url, reload, stop }
}
