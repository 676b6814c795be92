// First of all: a seat that came with the address leaves it.
import './seatLink.ts'
import './pwa/installOffer.ts'
import '../styles/fonts.css'
import '../styles/tokens.css'
import '../styles/base.css'
import './shell.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { remembered } from '../net/heldSeats.ts'
import { App } from './App.tsx'
import { addLanguage } from './languages.ts'
import { preload } from './pages.ts'
import { install } from './pwa/install.ts'
import { routeOf } from './routes.ts'
import { firstLang } from './WordsProvider.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
const lang = firstLang()
document.documentElement.style.fontSize = remembered('text') ?? ''
document.documentElement.toggleAttribute('data-still', remembered('speed') === '0')
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
