import { Picture, type PictureProps } from './picture.tsx'

/** An offer letter that looks out of its envelope, sealed with what it offers. */
export const EnvelopePicture = ({ commission, label }: PictureProps) => (
  <Picture label={label}>
    <path className="art-desk" d="M0 0h640v400H0z" />
    <path className="art-putty" d="M150 176 320 40l170 136z" />
    <path className="art-sheet" d="M190 40h260v220H190z" />
    <path className="art-heading" d="M216 76h120" />
    <path className="art-line" d="M216 106h208M216 128h208M216 150h176M216 172h208M216 194h120" />
    <path className="art-paper" d="M150 176 320 276l170-100v196H150z" />
    <path
      className="art-edge"
      d="M150 176 320 276l170-100v196H150zM150 372l128-120M490 372 362 252"
    />
    <circle className="art-green" cx="320" cy="292" r="52" />
    <circle className="art-seal" cx="320" cy="292" r="44" />
    <text className="art-stamp" x="320" y="303">
      {commission}
    </text>
    <path className="art-gold" d="M424 62h50v22h-50z" />
  </Picture>
)
