/** One rule with all that belongs to it, or a group of rules such as those of a room. */
import { woundInfo } from '@coldwake/rules/facts'
import { cardName, type RulebookWords, roomName, woundName } from '@coldwake/text'
import { Suspense } from 'react'
import { optionalPart } from '../app/LazyPart.tsx'
import { useWords } from '../app/words.ts'
import { type Game, isGame } from '../games/covers/index.ts'
import { gameOfRule } from '../games/rulebooks/outline.ts'
import { THING_RULES } from '../games/rulebooks/thingRules.ts'
import { Icon } from '../icons/Icon.tsx'
import { isRule, type Rule, type Section } from './book.ts'
import { Heading, Trail } from './Heading.tsx'
import { recipesAddress } from './links/address.ts'
import { RulesLink } from './links/RulesLink.tsx'
import { isAboutCrafting, isInRecipes } from './links/recipes.ts'
import { Blocks, RuleBody, RuleItem, shortId } from './RuleBlocks.tsx'
import { rulesAbout, type ThingKind } from './thingRules.ts'
import { type Shelf, useShelf } from './useBook.ts'

const LessonsAbout = optionalPart(
  () => import('../learn/LessonsAbout.tsx').then(({ LessonsAbout }) => LessonsAbout),
  'learn',
)

export function RulePage({ id }: { id: string }) {
  const { rules, words, book } = useShelf()
  const found = rules.get(id)
  if (found) return <OneRule {...found} />
  const group = [...rules.values()].filter(({ rule }) => groupOf(rule) === id)
  if (group.length > 0) return <Group id={id} members={group} />
  return (
    <>
      <Trail game={book.game} />
      <Heading title={words.unknown({ id })} />
    </>
  )
}

/** From what speaks of crafting to the chart of all recipes. */
function ToRecipes({ game }: { game: Game }) {
  const { words } = useShelf()
  const { t } = useWords()
  return (
    <p>
      <RulesLink to={recipesAddress(game)} className="tosigns">
        <Icon name="items" />
        <span>
          <b>{t.rules.recipes}</b>
          <span>{words.recipesHint}</span>
        </span>
      </RulesLink>
    </p>
  )
}

/** What belongs to a card, a room, a marker, a reason or a deed: one rule with its surroundings, or all of several. */
export function AboutPage({ game, kind, name }: { game: Game; kind: ThingKind; name: string }) {
  const { lang } = useWords()
  const shelf = useShelf()
  const ids = rulesAbout(game, kind, name)
  const toRecipes = kind === 'card' && isInRecipes(game, name) && <ToRecipes game={game} />
  if (ids.length < 2)
    return (
      <>
        <RulePage id={ids[0] ?? name} />
        {toRecipes}
      </>
    )
  const rules = ids.flatMap(id =>
    [...shelf.rules.values()].filter(({ rule }) => rule.id === id || groupOf(rule) === id),
  )
  const rulings = [...new Set(rules.flatMap(({ rule }) => rule.rulings ?? []))].filter(id => !ids.includes(id))
  return (
    <>
      <Trail game={game} />
      <Heading title={woundInfo(game, name) ? woundName(name, lang) : cardName(name, lang)} />
      <ul className="rulelist">
        {rules.map(({ rule }) => (
          <RuleItem key={rule.id} rule={rule} />
        ))}
      </ul>
      <List title={shelf.words.rulings} rules={rulesOf(shelf, rulings)} />
      {toRecipes}
    </>
  )
}

const groupOf = (rule: Rule): string => rule.id.replace(/-\d+$/, '')

interface Found {
  rule: Rule
  section: Section
  chapter: string
}

function OneRule({ rule, section, chapter }: Found) {
  const shelf = useShelf()
  const { words, book } = shelf
  const [completed, examples, others] = mentionsOf(shelf, rule.id)
  const rulings = rulesOf(shelf, rule.rulings ?? [])
  return (
    <>
      <Trail game={book.game} chapter={chapter} />
      <Heading title={section.title} over={nameOf(rule, words)} />
      <section className="therule" aria-label={rule.id}>
        <RuleBody rule={rule} />
      </section>
      <Suspense>
        <LessonsAbout rule={rule.id} />
      </Suspense>
      {isAboutCrafting(rule.id) && isGame(book.game) && <ToRecipes game={book.game} />}
      <List title={words.rulings} rules={rulings} />
      <List title={words.completes} rules={completed} />
      <List title={words.examples} rules={examples} />
      {others.length > 0 && (
        <section className="ruleside">
          <h3>{words.mentionedIn}</h3>
          <ul className="rulerefs">
            {others.map(other => (
              <li key={other.id}>
                <RulesLink to={other.id} className="ruleref">
                  {shortId(other.id)}
                </RulesLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="ruleside">
        <h3>{words.allOf({ section: section.title })}</h3>
        <Blocks section={section} current={rule.id} />
      </section>
    </>
  )
}

/** What it is called: rules go by their id, rulings and examples by their number. */
function nameOf({ kind, id }: Rule, words: RulebookWords): string {
  const number = id.replace(/^.*-/, '')
  if (kind === 'ruling') return words.ruling({ n: number })
  return `${words.kind[kind]} ${kind === 'example' ? number : shortId(id)}`
}

function List({ title, rules }: { title: string; rules: readonly Rule[] }) {
  if (rules.length === 0) return null
  return (
    <section className="ruleside">
      <h3>{title}</h3>
      <ul className="rulelist">
        {rules.map(rule => (
          <RuleItem key={rule.id} rule={rule} />
        ))}
      </ul>
    </section>
  )
}

const rulesOf = ({ rules }: Shelf, ids: readonly string[]): Rule[] => ids.flatMap(id => rules.get(id)?.rule ?? [])

/** What speaks of a rule: rules that it completes as a ruling, examples of it, and others. */
function mentionsOf(shelf: Shelf, id: string): [completed: Rule[], examples: Rule[], others: Rule[]] {
  const all = rulesOf(shelf, shelf.mentions.get(id) ?? []).filter(rule => rule.id !== id)
  const completed = all.filter(rule => rule.rulings?.includes(id))
  const examples = all.filter(rule => rule.kind === 'example')
  return [completed, examples, all.filter(rule => !completed.includes(rule) && !examples.includes(rule))]
}

/** Everything about one room, marker or deed, with the rulings on it. */
function Group({ id, members }: { id: string; members: readonly Found[] }) {
  const shelf = useShelf()
  const { lang } = useWords()
  const { words, book } = shelf
  const [first] = members
  if (!first) return null
  const { section, chapter } = first
  const rules = members.map(({ rule }) => rule)
  const rulings = [...new Set(rules.flatMap(rule => rule.rulings ?? []))]
  const room = roomOf(gameOfRule(id), id)
  const whole = section.group === id
  return (
    <>
      <Trail game={book.game} chapter={chapter} />
      <Heading title={!whole && room ? roomName(room, lang) : section.title} over={shortId(id)} />
      {whole ? (
        <Blocks section={section} />
      ) : (
        <ul className="rulelist">
          {rules.map(rule => (
            <RuleItem key={rule.id} rule={rule} />
          ))}
        </ul>
      )}
      {isAboutCrafting(id) && <ToRecipes game={gameOfRule(id)} />}
      <List title={words.rulings} rules={rulesOf(shelf, rulings)} />
      {!whole && (
        <section className="ruleside">
          <h3>{words.allOf({ section: section.title })}</h3>
          <Blocks
            section={{ ...section, blocks: section.blocks.filter(one => !isRule(one) || !rules.includes(one)) }}
          />
        </section>
      )}
    </>
  )
}

const roomOf = (game: Game, id: string): string | undefined =>
  Object.entries(THING_RULES[game].rooms).find(([, rule]) => rule === id)?.[0]
