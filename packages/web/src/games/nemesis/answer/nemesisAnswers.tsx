/** How choices that only Nemesis has show among the answers. */
import { intruderActionInfo } from '@coldwake/rules/facts'
import { destinationName, list } from '@coldwake/text'
import { icon, itsIcon } from '../../../play/choice/answer/answerPictures.tsx'
import { type AnswerRecords, joined, type NoteReader } from '../../../play/choice/answer/answerRecord.ts'
import type { ChoiceOf } from '../../../play/kinds.ts'
import { EscapePod } from '../art/EscapePod.tsx'
import { destinationAt, podLook } from '../table/ship.ts'

/** What a card of the Intruders is played for; two of one name differ in the corridor. */
function usedFor({ card, as }: ChoiceOf<'playAs'>, { game: { table }, t }: NoteReader): string {
  const way = intruderActionInfo(table.game, card)?.way ?? null
  return as === 'move' ? `${t.hunt.use.move} ${t.hunt.through({ way: way ?? 'any' })}` : t.hunt.use[as]
}

export const nemesisAnswers = {
  launch: { picture: itsIcon, note: null, does: null, price: null },
  leave: { picture: icon('move'), note: null, does: null, price: null },
  stay: { picture: icon('pass'), note: null, does: null, price: null },
  pod: {
    picture: ({ pod: number }, { table }) => {
      const pod = table.pods.find(one => one.pod === number)
      return pod && <EscapePod state={podLook(pod)} />
    },
    note: ({ pod: number }, { game: { table, name }, t, lang }) => {
      const pod = table.pods.find(one => one.pod === number)
      if (!pod) return ''
      const inside = table.crew.filter(crew => crew.pod === number).map(crew => name(crew.seat))
      return joined([
        t.section({ section: pod.section }),
        pod.locked ? t.locked : t.unlocked,
        inside.length > 0 && list(inside, lang),
      ])
    },
    does: null,
    price: null,
  },
  space: {
    picture: icon('course'),
    note: ({ space }, { game: { table, me }, t, lang }) => {
      const card = table.coordinates?.card ?? me?.coordinates
      const to = card ? destinationAt(table, card, space) : null
      return joined([space === table.destination && t.table.setNow, to !== null && destinationName(to, lang)])
    },
    does: null,
    price: null,
  },
  playAs: {
    picture: itsIcon,
    note: (_, reader) => joined(reader.options.map(one => one.do === 'playAs' && usedFor(one, reader))),
    does: null,
    price: null,
  },
  way: { picture: itsIcon, note: null, does: null, price: null },
  resolve: { picture: itsIcon, note: null, does: null, price: null },
} satisfies Partial<AnswerRecords>
