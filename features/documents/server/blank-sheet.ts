/** A sheet without words, in the size of the previews: stands in for one that could not be fetched. */
export const BLANK_SHEET = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="778" viewBox="0 0 250 324">',
  '<rect x=".5" y=".5" width="249" height="323" fill="#fff" stroke="#aab2bf"/>',
  '<rect x="28" y="20" width="34" height="3" fill="#0b6b4f"/>',
  '<rect x="28" y="36" width="130" height="9" fill="#10233f"/>',
  '<path stroke="#c5cad3" stroke-width="3" d="M28 72h190M28 82h186M28 92h120M28 116h192M28 126h180M28 136h190M28 146h90',
  'M28 170h184M28 180h192M28 190h150M28 214h190M28 224h188M28 234h110"/>',
  '</svg>',
].join('')
