// Stops with one clear line where a variable is bad; the site alone would start and fail on every call.
import { loadEnvFile, readEnvironment } from './run/environment.ts'
import { main } from './run/main.ts'

const checkEnvironment = () => {
  loadEnvFile()
  readEnvironment(process.env)
  return Promise.resolve()
}

await main(checkEnvironment)
