import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { isProgram } from '../run/is-program.ts'

/** Where distributions put it; not every user has the second folder in PATH. */
const FOLDERS = ['/usr/local/sbin', '/usr/sbin']

/** Where Debian puts the module, and the image of nginx. */
const BROTLI = ['/usr/lib/nginx/modules', '/etc/nginx/modules'].map((folder) =>
  join(folder, 'ngx_http_brotli_filter_module.so'),
)

/** The program nginx, where it is on this machine with its module for Brotli. */
export const findNginx = (): string | undefined => {
  if (!BROTLI.some((file) => existsSync(file))) return undefined
  return [...(process.env.PATH ?? '').split(delimiter), ...FOLDERS]
    .map((folder) => join(folder, 'nginx'))
    .find(isProgram)
}
