import { Picture, type PictureProps } from './picture.tsx'

/** A sheet of paper, folded to a boat, on its way over a globe. */
export const BoatPicture = ({ label }: PictureProps) => (
  <Picture label={label}>
    <path className="art-night" d="M0 0h640v400H0z" />
    <circle className="art-sea" cx="320" cy="420" r="300" />
    <g className="art-meridian">
      <circle cx="320" cy="420" r="300" />
      <ellipse cx="320" cy="420" rx="200" ry="300" />
      <ellipse cx="320" cy="420" rx="84" ry="300" />
      <path d="M52 286c150 34 386 34 536 0M24 372c170 36 422 36 592 0M120 198c110 24 290 24 400 0" />
    </g>
    <path
      className="art-route"
      d="M88 392c-10-80 60-120 128-110s96 76 180 60c70-14 120-60 92-120-16-34-52-52-92-62"
    />
    <g className="art-stop">
      <circle cx="88" cy="392" r="8" />
      <circle cx="216" cy="282" r="8" />
      <circle cx="396" cy="342" r="8" />
      <circle cx="490" cy="232" r="8" />
    </g>
    <path className="art-sheet" d="M236 128h176l-38 54H274z" />
    <path className="art-fold" d="m324 36 50 92H274z" />
    <path className="art-shade" d="m324 36 50 92h-50zM324 128h88l-38 54h-50z" />
    <path className="art-line" d="M286 148h58M292 162h44" />
    <path className="art-gold" d="M324 36h40l-10 10 10 10h-40z" />
  </Picture>
)
