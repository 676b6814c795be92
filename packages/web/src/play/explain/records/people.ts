/** People and creatures, how they are and what they carry. */
import { type CrewView, cardInfo, findFacts, inCombat, itemInfo, type Name, type Seat } from '@coldwake/rules/facts'
import {
  cardName,
  cardText,
  characterName,
  intruderName,
  objectName,
  questText,
  woundName,
  woundText,
} from '@coldwake/text'
import { TOKEN_SIGN } from '../../../games/explain/index.ts'
import { darkFact, isIntruderPlayer, knowledgeFact, tokensFact } from '../../../games/viewFacts.ts'
import { cardAddress } from '../../../rules/links/address.ts'
import { roomTitle } from '../../board/describeRoom.ts'
import { cardIcon } from '../../pieceIcons.ts'
import { FATE_ICON, fateText } from '../../turn/MyCharacter.tsx'
import { type Explaining, type ExplainRecord, type Explanation, type Line, lines, signed } from '../explanation.ts'

const limitsOf = ({ table }: Explaining) => findFacts(table.game)?.limits

const intruder: ExplainRecord = {
  ids: ({ table }) => table.intruders.map(one => one.intruder),
  tells: (id, at) => {
    const { t, lang, table, me } = at
    const found = table.intruders.find(one => String(one.intruder) === id)
    if (!found) return null
    const { kind, injuries, room } = found
    const mine = table.crew.find(({ seat }) => seat === me?.seat)
    const many = kind === 'breeder' || kind === 'queen'
    const { toughness } = t.explain
    return signed(at.sign('attack'), {
      icon: 'intruder',
      tone: 'hot',
      title: intruderName(kind, lang),
      kind: roomTitle(table, room, t, lang),
      says: [t.explain.strikes, kind === 'larva' ? toughness.larva : many ? toughness.two : toughness.one],
      now: [
        { icon: 'injury', text: injuries > 0 ? t.injuries({ n: injuries }) : t.explain.noInjuries },
        ...(mine?.fate === 'aboard' && mine.room === room
          ? [{ icon: 'attack' as const, tone: 'hot', text: t.explain.fightsYou }]
          : []),
      ],
      rows: kind === 'larva' ? [{ label: at.sign('larva').title, lines: lines(t.explain.infests) }] : [],
    })
  },
  signs: (id, { table }) => [
    'attack',
    ...(table.intruders.some(one => String(one.intruder) === id && one.injuries > 0) ? ['injury'] : []),
  ],
}

/** What somebody is like: each has a sign, and words of its own where it matters how many there are. */
const STATUSES = {
  hand: crew => crew.fate === 'aboard',
  combat: (crew, { table }) => crew.fate === 'aboard' && inCombat(table, crew.seat),
  light: crew => crew.light > 0,
  serious: crew => crew.wounds.length + crew.dressed.length > 0,
  dressed: crew => crew.dressed.length > 0,
  dark: (crew, at) => darkFact(crew, at, at.t) !== null,
  knowledge: (crew, { table, t }) => knowledgeFact(crew, table, t) !== null,
  tokens: (crew, { table, t }) => tokensFact(crew, table, t) !== null,
  slime: crew => crew.slime,
  larva: crew => crew.larva,
  contamination: crew => crew.contamination > 0,
  signal: crew => crew.signal,
  pod: crew => crew.pod !== null,
  fate: crew => crew.fate !== 'aboard',
  first: (crew, { table }) => table.first === crew.seat,
  pass: crew => crew.passed,
  away: () => true,
  unhurt: () => true,
  clean: crew => !crew.slime,
  noSignal: crew => !crew.signal,
} as const satisfies Record<string, (crew: CrewView, at: Explaining) => boolean>
export type Status = keyof typeof STATUSES
const isStatus = (what: string | undefined): what is Status => what !== undefined && what in STATUSES

/** Their sign, where that has another name. */
const SIGN: Partial<Record<Status, string>> = {
  combat: 'attack',
  tokens: TOKEN_SIGN,
  fate: 'objective',
  away: 'first',
  unhurt: 'light',
  clean: 'slime',
  noSignal: 'signal',
}

const nearDeath = (crew: CrewView, at: Explaining): Line[] => {
  const most = limitsOf(at)?.serious ?? 0
  const mine = String(crew.seat === at.me?.seat)
  return crew.wounds.length + crew.dressed.length >= most
    ? [{ icon: 'skull', tone: 'hot', text: at.t.explain.oneMoreWound({ mine }) }]
    : lines(at.t.explain.seriousLeft({ n: most - crew.wounds.length - crew.dressed.length }))
}

function explainStatus(what: Status, crew: CrewView, at: Explaining): Explanation {
  const { t, lang, table } = at
  const sign = at.sign(SIGN[what] ?? what)
  const kind = nameOf(crew, at)
  const dressed = (names: readonly Name[]): Line[] =>
    names.map(wound => ({ icon: 'dressed', text: `${woundName(wound, lang)} (${t.dressed})` }))
  const wounds = (names: readonly Name[]): Line[] =>
    names.map(wound => ({
      icon: 'serious',
      text: `${woundName(wound, lang)}: ${woundText(table.game, wound, lang)}`,
    }))
  const rows = (lines: Line[]): Explanation['rows'] => [{ label: t.seriousWounds, lines }]
  switch (what) {
    case 'hand':
      return signed(sign, { kind, now: lines(t.cards({ n: crew.hand })) })
    case 'combat':
      return signed(sign, { title: t.inCombat, kind, says: [t.explain.combat] })
    case 'light':
      return signed(sign, {
        kind,
        now: [
          ...lines(
            t.lightWoundsCount({ n: crew.light }),
            t.explain.lightLeft({ n: (limitsOf(at)?.light ?? 0) - crew.light }),
          ),
          ...nearDeath(crew, at),
        ],
      })
    case 'serious':
      return signed(sign, {
        kind,
        now: nearDeath(crew, at),
        rows: rows([...wounds(crew.wounds), ...dressed(crew.dressed)]),
      })
    case 'dressed':
      return signed(sign, { kind, now: nearDeath(crew, at), rows: rows(wounds(crew.dressed)) })
    case 'unhurt':
      return signed(sign, { title: crew.light > 0 ? sign.title : t.unhurt, kind, now: nearDeath(crew, at) })
    case 'contamination':
      return signed(sign, { kind, now: lines(t.contaminationCards({ n: crew.contamination })) })
    case 'fate':
      return signed(sign, {
        icon: FATE_ICON[crew.fate],
        title: fateText(crew, table, t),
        kind,
        says: [crew.fate === 'dead' ? t.explain.gone : t.explain.aside],
      })
    case 'away':
      return signed(sign, { icon: 'pass', title: t.away, kind, says: [t.explain.isAway] })
    case 'clean':
      return signed(sign, { kind, now: lines(t.clean) })
    case 'noSignal':
      return signed(sign, { kind, now: lines(t.noSignal) })
    case 'knowledge':
      return signed(sign, { kind, now: lines(knowledgeFact(crew, table, t)?.text) })
    case 'tokens':
      return signed(sign, { kind, now: lines(tokensFact(crew, table, t)?.text) })
    case 'pod':
      return signed(sign, { kind, now: lines(crew.pod !== null && t.inPod({ pod: crew.pod })) })
    default:
      return signed(sign, { kind })
  }
}

const crewAt = (seat: string, { table }: Explaining): CrewView | undefined =>
  table.crew.find(one => String(one.seat) === seat)

const nameOf = ({ seat, character }: CrewView, { me, name, t, lang }: Explaining): string => {
  const who = seat === me?.seat ? t.you : name(seat)
  return character ? `${characterName(character, lang)} · ${who}` : who
}

/** What somebody is like that is worth a line. */
const told = (crew: CrewView, at: Explaining): Status[] =>
  Object.keys(STATUSES)
    .filter(isStatus)
    .filter(what => !QUIET.has(what) && STATUSES[what](crew, at))
const QUIET: ReadonlySet<Status> = new Set(['away', 'unhurt', 'clean', 'noSignal'])

const tellingStatus = (what: Status, crew: CrewView, at: Explaining): Line => {
  const { icon, tone, title, now, kind } = explainStatus(what, crew, at)
  return {
    icon,
    tone,
    text: [title, ...now.slice(0, 1).map(({ text }) => text)].filter(text => text !== kind).join(': '),
  }
}

const person: ExplainRecord = {
  ids: ({ table }) => table.crew.map(({ seat }) => seat),
  tells: (id, at) => {
    const crew = crewAt(id, at)
    if (!crew) return null
    const { t, lang, table, me, name } = at
    const { character, seat } = crew
    const mine = seat === me?.seat
    const hunts = isIntruderPlayer(table, seat)
    const carried: Line[] = [
      ...crew.hands.map(({ card }): Line => ({ icon: cardIcon(card), text: cardName(card, lang) })),
      ...crew.objects.map((object): Line => ({ icon: cardIcon(object), text: objectName(object, lang) })),
      ...lines(crew.inventory.length > 0 && t.unknownItems({ n: crew.inventory.length })),
    ]
    const near = crew.fate === 'aboard' && crew.wounds.length + crew.dressed.length > 0 ? nearDeath(crew, at) : []
    return {
      icon: 'people',
      title: character ? characterName(character, lang) : mine ? t.you : name(seat),
      kind: mine ? t.you : t.explain.playedBy({ name: name(seat) }),
      says: [
        crew.fate === 'aboard' ? roomTitle(table, crew.room, t, lang) : hunts ? t.hunt.plays : fateText(crew, table, t),
      ],
      now: near,
      rows: [
        ...(told(crew, at).length > 0
          ? [{ label: t.explain.howTheyAre, lines: told(crew, at).map(what => tellingStatus(what, crew, at)) }]
          : []),
        ...(carried.length > 0 ? [{ label: t.carried, lines: carried }] : []),
      ],
      rule: null,
    }
  },
  signs: () => [],
}

/** `slime.2`: that of seat 2. */
const status: ExplainRecord = {
  ids: at =>
    at.table.crew.flatMap(crew =>
      Object.keys(STATUSES)
        .filter(isStatus)
        .filter(what => STATUSES[what](crew, at))
        .map(what => `${what}.${crew.seat}`),
    ),
  tells: (id, at) => {
    const [what, seat = ''] = id.split('.')
    const crew = crewAt(seat, at)
    return crew && isStatus(what) && STATUSES[what](crew, at) ? explainStatus(what, crew, at) : null
  },
  signs: (id, at) => {
    const [what, seat = ''] = id.split('.')
    const crew = crewAt(seat, at)
    if (!crew || !isStatus(what) || QUIET.has(what) || what === 'fate') return []
    return [SIGN[what] ?? what]
  },
}

const carriedBy = (seat: Seat | undefined, { table, me }: Explaining): Name[] => {
  const mine = table.crew.find(crew => crew.seat === seat)
  return [
    ...(mine?.hands.flatMap(({ card, attached }) => [card, ...attached]) ?? []),
    ...(mine?.objects ?? []),
    ...(me?.inventory ?? []),
    ...(me?.offer ?? []),
    ...(mine?.quests ?? []),
  ]
}

/** Something I carry. */
const item: ExplainRecord = {
  ids: at => (at.me ? [...new Set(carriedBy(at.me.seat, at))] : []),
  tells: (card, at) => {
    const { t, lang, table, me } = at
    const mine = table.crew.find(crew => crew.seat === me?.seat)
    if (!mine) return null
    if (mine.objects.includes(card)) {
      const sign = at.sign(card.split('.')[0] ?? '')
      return signed(sign, { title: objectName(card, lang), kind: t.objectInHand, says: [sign.says, t.explain.inHands] })
    }
    const held = mine.hands.find(one => one.card === card)
    const quest = mine.quests.includes(card)
    const text = cardText(table.game, card, lang)
    const ammo =
      held && held.ammo !== null && held.capacity !== null ? t.ammo({ ammo: held.ammo, of: held.capacity }) : null
    return {
      icon: cardIcon(card),
      title: cardName(card, lang),
      kind: held ? t.heavy : quest ? t.notActive : t.inPocket,
      says: [text || at.sign('items').says],
      now: [
        ...(ammo ? [{ icon: 'ammo' as const, text: `${ammo}. ${at.sign('ammo').says}` }] : []),
        ...lines(
          quest ? t.explain.notYetActive : held ? t.explain.inHands : t.explain.inPockets,
          quest && questText(table.game, card, lang),
        ),
      ],
      rows: [],
      rule: itemInfo(table.game, card) || cardInfo(table.game, card) ? cardAddress(table.game, card) : null,
    }
  },
  signs: (card, { table, me }) =>
    table.crew.some(crew => crew.seat === me?.seat && crew.hands.some(held => held.card === card && held.ammo !== null))
      ? ['ammo']
      : [],
}

export const peopleRecords = { intruder, person, status, item }
