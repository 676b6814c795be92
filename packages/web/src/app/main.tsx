// First of all: a seat that came with the address leaves it.
import './seatLink.ts'
import './pwa/installOffer.ts'
import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/base.css'
import '../styles/page.css'
import '../styles/home.css'
import '../styles/forms.css'
import '../styles/lobby.css'
import '../styles/table.css'
import '../styles/crew.css'
import '../styles/notices.css'
import '../styles/instruments.css'
import '../styles/turn.css'
import '../styles/board.css'
import '../styles/question.css'
import '../styles/preview.css'
import '../styles/confirm.css'
import '../styles/log.css'
import '../styles/trade.css'
import '../styles/dock.css'
import '../styles/hand.css'
import '../styles/draft.css'
import '../styles/drawer.css'
import '../styles/talk.css'
import '../styles/stage.css'
import '../styles/facility.css'
import '../styles/shell.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { addLanguage } from './languages.ts'
import { preload } from './pages.ts'
import { install } from './pwa/install.ts'
import { routeOf } from './routes.ts'
import { firstLang } from './WordsProvider.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
const lang = firstLang()
preload(routeOf(window.location.pathname).page)
addLanguage(lang).then(
  () => {
    createRoot(root).render(
      <StrictMode>
        <App lang={lang} />
      </StrictMode>,
    )
    install()
  },
  // Without words there is nothing to say; what can be said of that stands in the page.
  () => document.getElementById('lost')?.removeAttribute('hidden'),
)
