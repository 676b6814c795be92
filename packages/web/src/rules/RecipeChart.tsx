/** Every crafted item with what it is made of, and where that is found: printed facts, and what the reader has of it. */
import { type ComponentSource, itemInfo, type Name, type Recipe, recipes } from '@coldwake/rules/facts'
import { breakable, cardName, cardText, componentName, list } from '@coldwake/text'
import { CardBack } from '../art/cards/CardBack.tsx'
import { Icon } from '../icons/Icon.tsx'
import { cardIcon } from '../play/pieceIcons.ts'
import './recipes.css'
import { useWords } from '../app/words.ts'

interface RecipeChartProps {
  game: string
  /** At a table: what the reader carries, by name, and what is left in the crafted deck. */
  at?: { carried: readonly Name[]; left: readonly Name[] } | undefined
}

export function RecipeChart({ game, at }: RecipeChartProps) {
  const { t } = useWords('panels')
  return (
    <div className="recipechart">
      <p>{t.recipes.says}</p>
      <p>{t.recipes.where}</p>
      <ul className="recipes">
        {recipes(game).map(recipe => (
          <li key={recipe.card}>
            <RecipeCard game={game} recipe={recipe} at={at} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Two things for two components: where both are the same, one thing is not enough. */
function hasBoth(game: string, { needs }: Recipe, carried: readonly Name[]): boolean {
  return needs.every(({ component }) => {
    const wanted = needs.filter(one => one.component === component).length
    return carried.filter(card => isOf(game, card, component)).length >= wanted
  })
}

const isOf = (game: string, card: Name, component: string): boolean => itemInfo(game, card)?.component === component

function RecipeCard({ game, recipe, at }: RecipeChartProps & { recipe: Recipe }) {
  const { t, lang } = useWords('panels')
  const { card, copies, needs } = recipe
  const left = at?.left.filter(name => name === card).length ?? copies
  const ready = at !== undefined && left > 0 && hasBoth(game, recipe, at.carried)
  // At a table the chart has a heading of its own; in the rules it stands right under the page's.
  const Title = at ? 'h4' : 'h3'
  return (
    <article className={`recipe ${ready ? 'ready' : ''} ${left === 0 ? 'gone' : ''}`}>
      <Title className="recipetitle">
        <Icon name={cardIcon(card)} /> <span>{breakable(cardName(card, lang), lang)}</span>
        <small>{at ? t.recipes.left({ n: left, of: copies }) : t.recipes.inBox({ n: copies })}</small>
      </Title>
      <p className="does">{cardText(game, card, lang)}</p>
      <ul className="needs">
        {needs.map(({ component, sources }, which) => {
          const mine = at?.carried.filter(name => isOf(game, name, component)) ?? []
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the first component and the second
            <li key={which} className={mine.length > 0 ? 'have' : ''}>
              <b>{componentName(component, lang)}</b>
              <ul className="sources">
                {sources.map(source => (
                  <li key={`${source.card}/${source.home}`}>
                    <Source source={source} />
                  </li>
                ))}
              </ul>
              {mine.length > 0 && (
                <span className="mine">
                  <Icon name="check" />{' '}
                  {t.recipes.carried({ cards: list([...new Set(mine.map(name => cardName(name, lang)))], lang) })}
                </span>
              )}
            </li>
          )
        })}
      </ul>
      {ready && <p className="both">{t.recipes.ready}</p>}
    </article>
  )
}

/** An item, the deck it is in, and how many copies of it. */
function Source({ source: { card, home, copies } }: { source: ComponentSource }) {
  const { t, lang } = useWords()
  const deck = home === 'red' || home === 'yellow' || home === 'green' ? home : null
  return (
    <>
      {deck && <CardBack of={deck} />}
      <span>
        {breakable(cardName(card, lang), lang)}
        <small>{deck ? `${t.deckLabel[deck] ?? deck} × ${copies}` : `× ${copies}`}</small>
      </span>
    </>
  )
}
