import { VERSION } from '#lib/config/version.ts'
import { report } from './check/report.ts'
import { checkMigrations } from './migrations/check-migrations.ts'

report(checkMigrations(process.cwd(), VERSION), 'The build of before can live with the migrations.')
