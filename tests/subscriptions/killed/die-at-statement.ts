// Preloaded by services of a test: their process ends as by a power cut, at the DIE_AT-th statement that it sends to its database.
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

let left = Number(process.env.DIE_AT)

const count = () => {
  left -= 1
  if (left === 0) process.kill(process.pid, 'SIGKILL')
}

const { query } = pg.Client.prototype
pg.Client.prototype.query = new Proxy(query, {
  apply: (target, self, values) => {
    count()
    return Reflect.apply(target, self, values)
  },
})

const { execProtocolRaw } = PGlite.prototype
PGlite.prototype.execProtocolRaw = function send(...values) {
  count()
  return execProtocolRaw.apply(this, values)
}
