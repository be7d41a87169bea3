/** Pixels of the picture for each pixel of the banner, for sharp screens. */
const SCALE = 2

const draw = async (path: string): Promise<Blob | null> => {
  const picture = new Image()
  picture.src = path
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = picture.width * SCALE
  canvas.height = picture.height * SCALE
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
}

/** Saves a drawing of this site as PNG, for places that take no SVG; false where the browser cannot. */
export const savePicture = async (path: string): Promise<boolean> => {
  try {
    const png = await draw(path)
    if (!png) return false
    const link = document.createElement('a')
    link.href = URL.createObjectURL(png)
    link.download = path.replace(/^.*\/(.*)\.svg$/, 'business-in-a-box-$1.png')
    link.click()
    URL.revokeObjectURL(link.href)
    return true
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}
