import '#generated/page.css'

const GlobalNotFound = () => (
  <html lang="en">
    <body>
      <h1>This page could not be found.</h1>
    </body>
  </html>
)

export default GlobalNotFound
