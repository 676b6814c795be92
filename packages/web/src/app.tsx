import { Home } from './home/home.tsx'
import { TablePage } from './lobby/tablepage.tsx'
import { useRoute } from './route.ts'
import { WordsProvider } from './words.tsx'

export function App() {
  const { code } = useRoute()
  return <WordsProvider>{code ? <TablePage key={code} code={code} /> : <Home />}</WordsProvider>
}
