// Stops with one clear line where a variable is bad; the site alone would start and fail on every call.
import { loadEnvFile, readEnvironment } from './run/environment.ts'
import { main } from './run/main.ts'

const checkEnvironment = () => {
  loadEnvFile()
  const { server } = readEnvironment(process.env)
  if (server.NODE_ENV === 'production' && server.TRUSTED_PROXY_HOPS === 0) {
    console.warn(
      'TRUSTED_PROXY_HOPS is 0: all visitors share one sign-up limit. Set it to the number of proxies in front of the site.',
    )
  }
  return Promise.resolve()
}

await main(checkEnvironment)
