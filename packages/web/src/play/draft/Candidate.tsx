import { type CharacterInfo, characterInfo, findBoard, itemInfo, type Name } from '@coldwake/rules/facts'
import {
  breakable,
  cardLine,
  cardName,
  characterName,
  characterStrengths,
  characterTip,
  characterTrait,
  characterWeakness,
  optionText,
  roomName,
} from '@coldwake/text'
import { Suspense, useEffect, useRef, useState } from 'react'
import { upTo } from '../../app/counting.ts'
import { lazyPart } from '../../app/LazyPart.tsx'
import { inColorOf, Portrait } from '../../art/people/Portrait.tsx'
import { CardArt } from '../../art/scenes/CardArt.tsx'
import { GUIDES } from '../../games/draft/index.ts'
import { useTableWords } from '../../games/tableWords.ts'
import { knowledgeText } from '../../games/viewFacts.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { Entry } from '../choice/choices.ts'
import { cardIcon, tileIcon } from '../pieceIcons.ts'
import { useChoice, useGame } from '../tableContext.ts'

const CharacterSheet = lazyPart(
  () => import('./CharacterSheet.tsx').then(({ CharacterSheet }) => CharacterSheet),
  'brief',
)

interface CandidateProps {
  /** One person, or two of one color. */
  people: readonly Name[]
  /** Is the card in every deck on offer? */
  inAll: (card: Name) => boolean
  /** How many decks that are. */
  decks: number
  /** Easier to play than the others on offer. */
  easy: boolean
  /** Without it, whom somebody else may become. */
  entry: Entry | undefined
}

/** Somebody one may become: what they are good and bad at, how hard they are, what they bring. More when asked. */
export function Candidate({ people, inAll, decks, easy, entry }: CandidateProps) {
  const { ctx } = useGame()
  const choosing = useChoice()
  const { t, lang } = useTableWords('brief')
  const chosen = entry !== undefined && choosing.draft?.entry.key === entry.key
  const two = people.length > 1
  const button = useRef<HTMLButtonElement>(null)
  // Whoever chooses by number goes on from there: Enter is to take it, not to open again what was read before.
  useEffect(() => {
    if (chosen && document.activeElement?.closest('.casting')) button.current?.focus()
  }, [chosen])
  const press = () => {
    if (!entry) return
    if (chosen) choosing.commit()
    else choosing.select(entry)
  }
  return (
    <article className={`candidate ${chosen ? 'chosen' : ''} ${two ? 'two' : ''}`} style={inColorOf(people[0] ?? null)}>
      {entry && <span className="keycap">{entry.number}</span>}
      {people.map(character => (
        <Person key={character} character={character} inAll={inAll} decks={decks} easy={easy} brief={two} />
      ))}
      {entry && (
        <button
          type="button"
          ref={button}
          className={chosen ? 'primary castwho' : 'ghost castwho'}
          aria-pressed={chosen}
          onClick={press}
        >
          {chosen
            ? t.brief.confirm({ what: optionText(entry.options[0], ctx, lang) })
            : optionText(entry.options[0], ctx, lang)}{' '}
          <kbd>{chosen ? 'Enter' : entry.number}</kbd>
        </button>
      )}
    </article>
  )
}

interface PersonProps extends Pick<CandidateProps, 'inAll' | 'decks' | 'easy'> {
  character: Name
  /** Two share the place of one. */
  brief: boolean
}

function Person({ character, inAll, decks, easy, brief }: PersonProps) {
  const { table } = useGame()
  const { t, lang } = useTableWords('brief')
  const [reading, setReading] = useState(false)
  const guide = GUIDES[character]
  const info = characterInfo(table.game, character)
  const deck = info?.deck ?? []
  const signature = guide?.signature.filter(card => deck.includes(card)).slice(0, 3) ?? []
  return (
    <section className="cast-person" style={inColorOf(character)} aria-label={characterName(character, lang)}>
      <div className="portraitbox">
        <Portrait character={character} crop="whole" className="portrait" />
        {easy && guide?.hard === 1 && <p className="cast-first">{t.brief.firstGame}</p>}
      </div>
      <div className="cast-about">
        <h3>{breakable(characterName(character, lang), lang)}</h3>
        <p className="trait">{characterTrait(character, lang)}</p>
        <ul className="strengths" aria-label={t.brief.strengths}>
          {characterStrengths(character, lang).map((strength, at) => (
            <li key={strength}>
              <Icon name={guide?.signs[at] ?? 'check'} /> <span>{breakable(strength, lang)}</span>
            </li>
          ))}
        </ul>
        <p className="weakness">
          <Icon name="cross" />
          <span>
            <span className="visually-hidden">{t.brief.weakness}: </span>
            {breakable(characterWeakness(character, lang) ?? '', lang)}
          </span>
        </p>
        {guide && <HowHard hard={guide.hard} tip={characterTip(character, lang) ?? ''} />}
      </div>
      <div className="cast-brings">
        {!brief && (
          <ul className="signature" aria-label={t.brief.signature}>
            {signature.map(card => (
              <li key={card}>
                <CardArt card={card} />
                <b>{breakable(cardName(card, lang), lang)}</b>
                <small>{breakable(cardLine(card, lang) ?? '', lang)}</small>
              </li>
            ))}
          </ul>
        )}
        <button type="button" className="allcards" aria-haspopup="dialog" onClick={() => setReading(true)}>
          <b>{t.brief.allCards({ n: deck.length })}</b>
          <small>{t.brief.andQuests({ n: info?.quests.length ?? 0 })}</small>
          <span className="visually-hidden">: {characterName(character, lang)}</span>
        </button>
      </div>
      {info && <Kit {...info} />}
      <Suspense>
        {reading && (
          <CharacterSheet character={character} inAll={inAll} decks={decks} onClose={() => setReading(false)} />
        )}
      </Suspense>
    </section>
  )
}

function HowHard({ hard, tip }: { hard: 1 | 2 | 3; tip: string }) {
  const { t } = useTableWords('brief')
  const level = { 1: t.brief.easy, 2: t.brief.medium, 3: t.brief.hard }[hard]
  return (
    <p className="howhard">
      <span className="visually-hidden">{t.brief.howHard}: </span>
      <span className="bars" aria-hidden="true">
        {upTo(3).map(n => (
          <i key={n} className={n <= hard ? 'on' : ''} />
        ))}
      </span>
      <b>{level}</b> <small>{tip}</small>
    </p>
  )
}

/** What one begins with, and where, if that differs; what can be earned. */
function Kit({ weapon, quests, start, knowledge }: CharacterInfo) {
  const { table } = useGame()
  const { t, lang } = useTableWords('brief')
  const room = findBoard(table)?.rooms.find(one => start !== null && one.start === start)
  const gun = weapon === null ? null : itemInfo(table.game, weapon)?.weapon
  return (
    <div className="cast-kit">
      <h4>{t.draft.beginsWith}</h4>
      <ul>
        <li>
          <Icon name={weapon === null ? 'cross' : cardIcon(weapon)} />
          <span>
            <b>{weapon === null ? t.brief.emptyHanded : breakable(cardName(weapon, lang), lang)}</b>
            {gun && <small>{t.ammo({ ammo: gun.loaded, of: gun.capacity })}</small>}
          </span>
        </li>
        {room && (
          <li>
            <Icon name={tileIcon(room.special ?? '')} />
            <span>
              <b>{breakable(roomName(room.special ?? '', lang), lang)}</b>
              {knowledge !== null && <small>{knowledgeText({ knowledge, learned: false }, t)}</small>}
            </span>
          </li>
        )}
        {quests.map(quest => (
          <li key={quest}>
            <Icon name={cardIcon(quest)} />
            <span>
              <b>{breakable(cardName(quest, lang), lang)}</b>
              <small>{t.brief.toEarn}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
