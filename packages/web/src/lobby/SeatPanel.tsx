/** What somebody may do about their own seat, before and during the game. */
import '../ui/forms.css'
import './desk.css'
import { type Lang, langNames, langOf, langs } from '@coldwake/text'
import type { Hook, Lobby, Reported } from '@coldwake/wire'
import { type FormEvent, useId, useState } from 'react'
import { linkTo, tablePath } from '../app/routes.ts'
import { useWords } from '../app/words.ts'
import { type HeldSeat, heldSeat, remember } from '../net/heldSeats.ts'
import { isLocal } from '../net/localCode.ts'
import { changeSeat, reportProblem } from '../net/server/api.ts'
import { CopyField } from '../ui/CopyField.tsx'
import { FailureNote } from '../ui/FailureNote.tsx'
import { Picks } from '../ui/Picks.tsx'
import { ShareLink } from '../ui/ShareLink.tsx'
import { useRequest } from '../ui/useRequest.ts'

/** For the drawer of the table. */
export function SeatPanel({ lobby, seat }: { lobby: Lobby; seat: number }) {
  const { t } = useWords('pages')
  const held = heldSeat(lobby.code)
  if (!held) return null
  return (
    <div className="deskpanel">
      <section>
        <h3>{t.yourName}</h3>
        <Rename seat={held} name={lobby.seats[seat]?.name ?? ''} />
      </section>
      {!isLocal(held.code) && (
        <>
          <section>
            <h3>{t.lobby.ownLink}</h3>
            <OwnLink seat={held} />
          </section>
          <section>
            <h3>{t.lobby.hook}</h3>
            <WebhookForm seat={held} />
          </section>
          <section>
            <h3>{t.lobby.report}</h3>
            <Report seat={held} />
          </section>
        </>
      )}
    </div>
  )
}

export function Rename({ seat, name }: { seat: HeldSeat; name: string }) {
  const { t } = useWords('pages')
  const [typed, setTyped] = useState<string | null>(null)
  const { busy, failure, run } = useRequest()
  const now = typed ?? name
  const rename = async (event: FormEvent) => {
    event.preventDefault()
    const next = now.trim()
    if (!next || next === name) return setTyped(null)
    if (!(await run(() => changeSeat(seat, { do: 'name', name: next })))) return
    remember('name', next)
    setTyped(null)
  }
  return (
    <form className="oneline" onSubmit={rename}>
      <input
        value={now}
        maxLength={24}
        autoComplete="nickname"
        aria-label={t.yourName}
        onChange={event => setTyped(event.target.value)}
      />
      <button type="submit" className="ghost" aria-disabled={busy || now.trim() === name || undefined}>
        {t.lobby.rename}
      </button>
      <FailureNote failure={failure} />
    </form>
  )
}

/** Whoever has this link has the seat: it shows only when asked for. */
export function OwnLink({ seat }: { seat: HeldSeat }) {
  const { t } = useWords('pages')
  const [shown, setShown] = useState(false)
  return (
    <div className="links">
      <p className="hint">{t.lobby.ownLinkSays}</p>
      {shown ? (
        <ShareLink
          label={t.lobby.ownLink}
          code={t.door.qr.own}
          value={linkTo(tablePath(seat.code), seat.token)}
          share={t.lobby.ownLink}
        />
      ) : (
        <button type="button" className="ghost" onClick={() => setShown(true)}>
          {t.lobby.showLink}
        </button>
      )}
    </div>
  )
}

const KINDS: readonly Hook['kind'][] = ['discord', 'json']

/** Where the server says that it is this seat's turn while nobody is there. What it knows of it, it tells nobody. */
export function WebhookForm({ seat }: { seat: HeldSeat }) {
  const { t, lang } = useWords('pages')
  const [kind, setKind] = useState<Hook['kind']>('discord')
  const [url, setUrl] = useState('')
  const [its, setIts] = useState<Lang>(langOf(lang))
  const [done, setDone] = useState<'saved' | 'removed' | null>(null)
  const { busy, failure, detail, run } = useRequest()
  const set = async (hook: Hook | null) => {
    setDone(null)
    if (await run(() => changeSeat(seat, { do: 'hook', hook }))) setDone(hook ? 'saved' : 'removed')
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    set({ kind, url: url.trim(), lang: its })
  }
  // The address is the only field that can be wrong.
  const wrong = failure === 'badHook' || failure === 'badRequest'
  return (
    <form className="hookform" onSubmit={save}>
      <p className="hint">{t.lobby.hookSays}</p>
      <Picks
        legend={t.lobby.hookKind}
        value={kind}
        onPick={setKind}
        picks={KINDS.map(one => ({
          value: one,
          label: t.lobby.hookKinds[one].name,
          says: t.lobby.hookKinds[one].says,
        }))}
      />
      <label className="field">
        <span>{t.lobby.hookUrl}</span>
        <input
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          required
          maxLength={500}
          placeholder="https://"
          value={url}
          aria-invalid={wrong || undefined}
          onChange={event => setUrl(event.target.value)}
        />
      </label>
      <Picks
        legend={t.lobby.hookLang}
        value={its}
        onPick={setIts}
        picks={langs.map(one => ({ value: one, label: langNames[one] }))}
      />
      <div className="buttons">
        <button type="submit" className="ghost" aria-disabled={busy || undefined}>
          {t.lobby.save}
        </button>
        <button type="button" className="ghost" aria-disabled={busy || undefined} onClick={() => set(null)}>
          {t.lobby.switchOff}
        </button>
      </div>
      {wrong ? (
        <p className="trouble" role="alert">
          {t.lobby.badHook[detail ?? ''] ?? t.lobby.badHook.url}
        </p>
      ) : (
        <FailureNote failure={failure} />
      )}
      {done && (
        <p className="done" role="status">
          {done === 'saved' ? t.lobby.hookSaved : t.lobby.hookRemoved}
        </p>
      )}
    </form>
  )
}

/** Something is wrong. The server keeps the log under a number; what the seat saw can be kept here too. */
function Report({ seat }: { seat: HeldSeat }) {
  const { t } = useWords('pages')
  const [words, setWords] = useState('')
  const [reported, setReported] = useState<Reported | null>(null)
  const { busy, failure, run } = useRequest()
  const id = useId()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const made = await run(() => reportProblem(seat, words))
    if (!made) return
    setReported(made.value)
    setWords('')
  }
  return (
    <form className="report" onSubmit={send}>
      <p className="hint" id={id}>
        {t.lobby.reportSays}
      </p>
      <textarea
        value={words}
        rows={4}
        maxLength={2000}
        required
        aria-label={t.lobby.reportWords}
        aria-describedby={id}
        placeholder={t.lobby.reportWords}
        onChange={event => setWords(event.target.value)}
      />
      <button type="submit" className="ghost" aria-disabled={busy || undefined}>
        {t.lobby.sendReport}
      </button>
      <FailureNote failure={failure} />
      {reported && (
        <div className="done" role="status">
          <p>{t.lobby.reported}</p>
          <CopyField label={t.lobby.reportNumber} value={reported.number} copy={t.lobby.copyNumber} />
          <button type="button" className="ghost" onClick={() => save(reported)}>
            {t.lobby.saveSaw}
          </button>
        </div>
      )}
    </form>
  )
}

/** What the seat saw, as a file. */
function save({ number, saw }: Reported): void {
  const file = new Blob([JSON.stringify({ report: number, saw }, null, 2)], { type: 'application/json' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = `coldwake-report-${number}.json`
  link.click()
  URL.revokeObjectURL(link.href)
}
