import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, gzipSync } from 'node:zlib'
import { findNginx } from '../../scripts/front/find-nginx.ts'
import { stopProgram } from '../../scripts/run/processes.ts'
import { waitUntilHealthy } from '../../scripts/run/wait-until-healthy.ts'
import { nextPort } from '../lib/server.ts'

const config = (folder: string, port: number) => `
daemon off;
pid ${folder}/nginx.pid;
error_log stderr crit;
worker_processes auto;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 4096; }
http {
  default_type text/html;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=100;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/1;
  fastcgi_temp_path ${folder}/2;
  uwsgi_temp_path ${folder}/3;
  scgi_temp_path ${folder}/4;
  server { listen ${port}; root ${folder}/files; gzip_static on; gzip_vary on; }
}
`

const START_MS = 10_000

/** Starts nginx with one page as a file, compressed ahead: nothing that keeps pages can answer faster. */
export const startNginxFile = async (folder: string, html: string) => {
  const program = findNginx()
  if (!program) throw new Error('There is no nginx with Brotli here: see docs/front.md.')
  const port = await nextPort()
  const files = join(folder, 'files')
  mkdirSync(files, { recursive: true })
  writeFileSync(join(files, 'page.html'), html)
  const compressed = gzipSync(html, { level: constants.Z_BEST_COMPRESSION })
  writeFileSync(join(files, 'page.html.gz'), compressed)
  writeFileSync(join(folder, 'nginx.conf'), config(folder, port))
  const child = spawn(program, ['-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}/page.html`
  await waitUntilHealthy(url, { timeoutMs: START_MS })
  return { url, stop: async () => stopProgram({ name: 'nginx', child }) }
}
