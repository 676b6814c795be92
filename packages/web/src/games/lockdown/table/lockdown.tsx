/** What Nemesis: Lockdown adds to a table. */
import { type Addition, type Extra, registerFacts } from '@coldwake/rules/facts'
import { Suspense } from 'react'
import { lazyPart, optionalPart } from '../../../app/LazyPart.tsx'
import { addArea } from '../../../app/languages.ts'
import type { FixturesProps, GameParts, SceneryProps } from '../../gameParts.ts'
import adult from '../creatures/adult.svg'
import breeder from '../creatures/breeder.svg'
import creeper from '../creatures/creeper.svg'
import larva from '../creatures/larva.svg'
import queen from '../creatures/queen.svg'

/** The parts of the box that have been loaded. */
const added: { -readonly [E in Extra | 'base']?: Addition } = {}
const loadBase = async () => {
  added.base = (await import('@coldwake/rules/games/lockdown/base')).base
}
const loadExtra: Readonly<Partial<Record<Extra, () => Promise<void>>>> = {
  crew: async () => {
    added.crew = (await import('@coldwake/rules/games/lockdown/crew')).crew
  },
  intruders: async () => {
    added.intruders = (await import('@coldwake/rules/games/lockdown/intruders')).intruders
  },
  surface: async () => {
    const [{ surface }] = await Promise.all([import('@coldwake/rules/games/lockdown/surface'), addArea('surface')])
    added.surface = surface
  },
}

// The rooms stand without these, and whatever may be chosen there is in the list beside the board.
const boardParts = () => import('../boardParts.ts')
const LockdownBoard = optionalPart(() => boardParts().then(({ LockdownBoard }) => LockdownBoard))
const Fixtures = optionalPart(() => boardParts().then(({ Fixtures }) => Fixtures))
const PowerTargets = optionalPart(() => boardParts().then(({ PowerTargets }) => PowerTargets))
const Instruments = lazyPart(() => boardParts().then(({ LockdownInstruments }) => LockdownInstruments))
const surfaceParts = () => import('../surface/surfaceParts.ts')
const SurfaceBoard = optionalPart(() => surfaceParts().then(({ SurfaceBoard }) => SurfaceBoard))
const Outdoors = optionalPart(() => surfaceParts().then(({ Outdoors }) => Outdoors))

const Scenery = (props: SceneryProps) =>
  props.map.areas.size > 0 ? <SurfaceBoard {...props} /> : <LockdownBoard {...props} />

const AllFixtures = ({ risk, targets, ...props }: FixturesProps) => (
  <>
    <Suspense>
      <Fixtures {...props} />
    </Suspense>
    {props.map.areas.size > 0 && (
      <Suspense>
        <Outdoors {...props} risk={risk} targets={targets} />
      </Suspense>
    )}
  </>
)

export const lockdown: GameParts = {
  loadBox: async extras => {
    const [{ lockdownFacts }] = await Promise.all([
      import('@coldwake/rules/games/lockdown/facts'),
      import('../lockdown.css'),
      ...extras.map(extra => loadExtra[extra]?.()),
      extras.includes('surface') || loadBase(),
    ])
    registerFacts('lockdown', lockdownFacts(added))
  },
  preload: ({ facility }) => {
    for (const part of [LockdownBoard, Fixtures, PowerTargets, Instruments]) part.preload()
    for (const part of facility?.surface ? [SurfaceBoard, Outdoors] : []) part.preload()
  },
  Scenery,
  Fixtures: AllFixtures,
  Targets: PowerTargets,
  Instruments,
  instrumentsAre: 'beside',
  Panel: lazyPart(() => import('../panel/LockdownPanel.tsx').then(({ LockdownPanel }) => LockdownPanel)),
  panelIcon: 'power',
  QuestionScene: {
    Scene: lazyPart(
      () => import('../choice/LockdownQuestionScene.tsx').then(({ LockdownQuestionScene }) => LockdownQuestionScene),
      'answer',
    ),
    asks: new Set([
      'power',
      'powerToken',
      'passengers',
      'ride',
      'consent',
      'css',
      'cssMove',
      'contingency',
      'darkWindow',
      'leaveToken',
      'light',
    ]),
  },
  creatures: { larva, creeper, adult, breeder, queen },
}
