const LandingPage = async ({ params }: { params: Promise<{ path: string[]; facts: string }> }) => {
  const { path, facts } = await params
  return (
    <h1>
      {path.join('/')} {facts}
    </h1>
  )
}
export const generateStaticParams = () => []
export default LandingPage
