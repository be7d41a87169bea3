import { loadEnvFile } from './env-file.mjs'

// Loaded before what `npm run services` and `npm run migrate` start.
loadEnvFile()
