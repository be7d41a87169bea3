import type { ReactNode } from 'react'
import type { Layout } from '#lib/config/layouts.ts'
import { OVERLAY_VIDEOS, VIDEOS } from '#lib/config/videos.ts'

type Props = { name: NonNullable<Layout['video']>; className?: string; children: ReactNode }

/** A link to the film of a layout, which opens it over the page that has its overlay (S2 §2.8). */
export const VideoLink = ({ name, className, children }: Props) => (
  <a href={VIDEOS[OVERLAY_VIDEOS[name]].path} className={className} data-video={name}>
    {children}
  </a>
)
