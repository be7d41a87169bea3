import { Picture, type PictureProps } from './picture.tsx'

/** A letter on the desk, signed, with a pen beside it. */
export const LetterPicture = ({ label }: Pick<PictureProps, 'label'>) => (
  <Picture label={label}>
    <path className="art-desk" d="M0 0h640v400H0z" />
    <path className="art-sheet" d="M176 32h288v368H176z" />
    <path className="art-heading" d="M212 84h128" />
    <path
      className="art-line"
      d="M212 122h216M212 146h216M212 170h184M212 206h216M212 230h216M212 254h140"
    />
    <path className="art-gold" d="M212 286h116v14H212z" />
    <path className="art-ink" d="m392 346 108-108 18 18-108 108-26 8z" />
  </Picture>
)
