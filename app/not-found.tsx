/** Never shown, as the edge answers unknown addresses; without it every page carries Next's own 404 text. */
const NotFound = () => null

export default NotFound
