import type { ReactNode } from 'react'

/** What a page hands down so that a part can show the sign-up action without knowing the feature. */
export type SignUpSlot = (link: { className: string; children: ReactNode }) => ReactNode
