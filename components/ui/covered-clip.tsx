import type { ComponentProps, ReactNode } from 'react'
import { VIDEOS } from '#lib/config/videos.ts'
import { buttonClasses } from './button-classes.ts'
import { Clip } from './clip.tsx'
import { Icon } from './icon.tsx'

type Props = Omit<ComponentProps<typeof Clip>, 'isWaiting'> & {
  /** Words of the control that plays it. */
  play: string
  /** The still that it begins with. */
  cover: ReactNode
}

/** A clip behind its cover, a link to the file: `playFilms` shows the clip in place of the cover once a visitor plays it. */
export const CoveredClip = ({ play, cover, ...clip }: Props) => (
  <>
    <a
      href={VIDEOS[clip.name].path}
      className={`film relative ${clip.className ?? ''}`}
      data-film=""
    >
      {cover}
      <span className={buttonClasses('primary', 'film-play')}>
        <Icon name="play" />
        {play}
      </span>
    </a>
    <Clip {...clip} isWaiting />
  </>
)
