import { WithdrawalView } from '#features/leaving/components/withdrawal-view.tsx'
import { UNPREFETCHED } from '#lib/config/unprefetched.ts'
import { pageOf } from '../../page-of.tsx'

export const { prefetch } = UNPREFETCHED

export const dynamicParams = false

const { generateMetadata, Page } = pageOf({ route: 'withdrawal', View: WithdrawalView })

export { generateMetadata, Page as default }
