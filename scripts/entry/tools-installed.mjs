import { checkInstalled } from './check-installed.mjs'

checkInstalled({ withTools: true })
