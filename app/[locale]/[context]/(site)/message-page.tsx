import type { ComponentProps } from 'react'
import { ScriptFree } from '#components/layout/script-free.tsx'
import { MessageSection } from '#components/sections/message-section.tsx'
import type { Locale } from '#lib/config/locales.ts'
import type { PageRouteId } from '#lib/config/routes.ts'
import { SiteShell } from '../site-shell.tsx'

type Props = ComponentProps<typeof MessageSection> & { route: PageRouteId; locale: Locale }

/** A page that holds one message with the ways on, and needs no script. */
export const MessagePage = ({ route, locale, ...message }: Props) => (
  <SiteShell route={route} locale={locale}>
    <ScriptFree />
    <MessageSection {...message} />
  </SiteShell>
)
