import '@fontsource/big-shoulders-display/latin-700.css'
import '@fontsource/big-shoulders-display/latin-800.css'
import '@fontsource/big-shoulders-display/latin-ext-700.css'
import '@fontsource/big-shoulders-display/latin-ext-800.css'
import '@fontsource/barlow-condensed/latin-500.css'
import '@fontsource/barlow-condensed/latin-600.css'
import '@fontsource/barlow-condensed/latin-ext-500.css'
import '@fontsource/barlow-condensed/latin-ext-600.css'
import '@fontsource/barlow/latin-400.css'
import '@fontsource/barlow/latin-500.css'
import '@fontsource/barlow/latin-600.css'
import '@fontsource/barlow/latin-ext-400.css'
import '@fontsource/barlow/latin-ext-500.css'
import '@fontsource/barlow/latin-ext-600.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/home.css'
import './styles/lobby.css'
import './styles/table.css'
import './styles/board.css'
import './styles/rail.css'
import './styles/dock.css'
import './styles/drawer.css'
import './styles/stage.css'
import './styles/end.css'
import './styles/tablet.css'
import './styles/phone.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
