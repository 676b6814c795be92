import './drawer.css'
import '../cards/cardFace.css'
import type { CrewView, OpenView } from '@coldwake/rules/facts'
import { cardName, characterName, list, objectName, woundName } from '@coldwake/text'
import { seatLabel } from '../../app/seatNames.ts'
import { useWords } from '../../app/words.ts'
import { inColorOf, Portrait } from '../../art/people/Portrait.tsx'
import { CardArt } from '../../art/scenes/CardArt.tsx'
import { useTableWords } from '../../games/tableWords.ts'
import {
  darkFact,
  isIntruderPlayer,
  knowledgeFact,
  openedTokens,
  tokensFact,
  tokensSeen,
} from '../../games/viewFacts.ts'
import { useGame } from '../tableContext.ts'
import { fateText, heldNote } from '../turn/MyCharacter.tsx'
import { presenceText } from '../turn/Presence.tsx'
import { belongingsOf } from './belongings.ts'
import { PersonRules } from './RuleLinks.tsx'

/** Everybody, with all that is public about them. */
export function CrewList() {
  const { table, ctx, name, lobby } = useGame()
  const { t, lang } = useWords()
  return (
    <ul className="crewlist">
      {table.crew.map(crew => (
        <li key={crew.seat} style={inColorOf(crew.character)}>
          <Portrait
            character={crew.character}
            crop="whole"
            className={`portrait ${crew.fate === 'dead' ? 'dead' : ''}`}
          />
          <div>
            <h3>
              {crew.character ? characterName(crew.character, lang) : name(crew.seat)}{' '}
              <small>
                {crew.character
                  ? crew.seat === ctx.me
                    ? t.you.toLowerCase()
                    : seatLabel(lobby, crew.seat, t)
                  : t.notChosenYet}
              </small>
            </h3>
            <CrewFacts crew={crew} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function CrewFacts({ crew }: { crew: CrewView }) {
  const game = useGame()
  const { lobby, ctx, name, table } = game
  const there = lobby.seats[crew.seat]
  const opened = game.opened.find(({ seat }) => seat === crew.seat)
  const words = useTableWords('panels')
  const { t, lang } = words
  const known = knowledgeFact(crew, table, t)
  const together = table.mode === 'cooperative'
  const hunts = isIntruderPlayer(table, crew.seat)
  const { hands, inventory, areLost } = belongingsOf(crew, table)
  const cards = (names: readonly string[]) => names.map(card => cardName(card, lang)).join(', ')
  const said = (things: (string | false)[]) => things.filter(Boolean).join(' · ')
  return (
    <>
      <p>
        {said([
          t.playerNumber({ n: crew.number }),
          crew.fate !== 'aboard' && fateText(crew, table, t),
          hunts && t.hunt.plays,
          crew.fate === 'aboard' && crew.pod !== null && t.inPod({ pod: crew.pod }),
          darkFact(crew, game, t)?.text ?? false,
          together && crew.fate === 'dead' && t.revivable,
          crew.passed && t.passed,
          there !== undefined &&
            (crew.seat !== ctx.me || there.bot !== null) &&
            presenceText(there, name(crew.seat), t),
        ])}
      </p>
      <p>
        {said([
          t.cards({ n: crew.hand }),
          t.deckAndDiscard({ deck: crew.deck.count, discard: crew.discard.length }),
          !hunts && t.contaminationCards({ n: crew.contamination }),
          !hunts && crew.fate !== 'dead' && t.handSlots({ n: crew.handSlots }),
        ])}
      </p>
      {known && (
        <p>{said([known.text, tokensFact(crew, table, t)?.text ?? false, ...tokensSeen(crew, game, words)])}</p>
      )}
      <p className="bad">
        {said([
          crew.light > 0 && t.lightWoundsCount({ n: crew.light }),
          ...crew.wounds.map(wound => woundName(wound, lang)),
          ...crew.dressed.map(wound => `${woundName(wound, lang)} (${t.dressed})`),
          crew.larva && t.hasLarva,
        ])}
      </p>
      <p>{said([crew.slime && t.slimed, crew.signal && t.signalSent])}</p>
      <PersonRules game={table.game} crew={crew} name={name(crew.seat)} />
      {hands.length > 0 && (
        <ul className="inhands">
          {hands.map((held, slot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hand slots are places, and two may hold the same
            <li key={slot}>
              <CardArt card={held.card} />
              <span>{`${cardName(held.card, lang)}: ${heldNote(held, t, lang)}`}</span>
            </li>
          ))}
        </ul>
      )}
      {crew.objects.length > 0 && (
        <p>
          {list(
            crew.objects.map(object => objectName(object, lang)),
            lang,
          )}
        </p>
      )}
      <Backs label={t.carried} cards={inventory} />
      {areLost && <p>{t.itemsLost}</p>}
      <Backs label={t.onOffer} cards={crew.offer} />
      {crew.drawn.length > 0 && (
        <Backs label={t.drawnCards({ n: crew.drawn.length })} cards={crew.drawn.map(back => ({ back, card: null }))} />
      )}
      {crew.quests.length > 0 && <p>{`${t.quests}: ${cards(crew.quests)}`}</p>}
      {crew.openObjectives.length > 0 ? (
        <p>{t.noteCard({ place: t.openObjectives, card: cards(crew.openObjectives) })}</p>
      ) : (
        <p>
          {said([
            t.objectivesHeld({ n: crew.objectives }),
            crew.rejected > 0 && t.objectivesPutAside({ n: crew.rejected }),
          ])}
        </p>
      )}
      {opened && <Opened seat={opened} />}
      {crew.discard.length > 0 && <p>{`${t.discardPile}: ${cards(crew.discard)}`}</p>}
    </>
  )
}

/** What would be a secret, where this table plays openly or the dead see everything. */
function Opened({ seat }: { seat: OpenView }) {
  const { hand, inventory, objectives, rejected } = seat
  const { t, lang } = useTableWords('panels')
  const rows: [label: string, cards: readonly string[]][] = [
    [t.openHand, hand],
    [t.carried, inventory],
    [t.openObjectives, [...objectives, ...rejected]],
    ...openedTokens(seat, t),
  ]
  return (
    <div className="opened">
      {rows.map(
        ([label, cards]) =>
          cards.length > 0 && (
            <p key={label}>{t.noteCard({ place: label, card: cards.map(card => cardName(card, lang)).join(', ') })}</p>
          ),
      )}
    </div>
  )
}

type CardSeen = CrewView['inventory'][number] | CrewView['offer'][number]

/** Cards face down: their backs, and the names of those that everybody knows. */
function Backs({ label, cards }: { label: string; cards: readonly CardSeen[] }) {
  const { t, lang } = useWords('panels')
  if (cards.length === 0) return null
  const known = cards.flatMap(seen => {
    if (!seen.card) return []
    const ammo = 'ammo' in seen && seen.ammo !== null ? [t.ammoLeft({ ammo: seen.ammo })] : []
    const hung = 'attached' in seen ? seen.attached.map(card => `+ ${cardName(card, lang)}`) : []
    return [[cardName(seen.card, lang), ...ammo, ...hung].join(' ')]
  })
  const unknown = cards.length - known.length
  return (
    <p className="backs">
      <span>{label}:</span>
      {cards.map(({ back }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are all there is to tell them apart
        <i key={i} className={back ? `back-${back}` : undefined} />
      ))}
      <span>{[...known, unknown > 0 ? t.unknownItems({ n: unknown }) : ''].filter(Boolean).join(', ')}</span>
    </p>
  )
}
