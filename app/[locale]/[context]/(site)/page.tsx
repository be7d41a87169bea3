export const dynamicParams = false

const HomePage = () => <h1 className="font-serif text-ink">Home</h1>

export default HomePage
