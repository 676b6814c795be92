// First of all: a seat that came with the address leaves it.
import './arrive.ts'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/home.css'
import './styles/lobby.css'
import './styles/table.css'
import './styles/board.css'
import './styles/rail.css'
import './styles/dock.css'
import './styles/drawer.css'
import './styles/talk.css'
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
