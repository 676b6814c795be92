/** Puts a statement together: an act, a topic, and what it names. */
import { type TalkAct, talkText } from '@coldwake/text'
import { type Deed, type Fact, type Heard, type Query, type Saying, topicsOf } from '@coldwake/wire'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { Icon } from '../../icons/Icon.tsx'
import { ACT_ICON } from './actIcons.ts'
import { ChoiceChips, ChoiceField, ChoiceList } from './ChoiceField.tsx'
import {
  type Around,
  addressees,
  type Choice,
  choicesFor,
  deadlines,
  firstDraft,
  fitted,
  informed,
  type Topic,
} from './statementChoices.ts'
import {
  DEED_FIELDS,
  draftOf,
  FACT_FIELDS,
  type Field,
  type Part,
  QUERY_FIELDS,
  type StatementDraft,
  sayingOf,
  type Values,
} from './statementDraft.ts'
import { suggestedStatements } from './suggestions.ts'

const ACTS: readonly TalkAct[] = ['ask', 'claim', 'request', 'promise', 'offer']

interface StatementBuilderProps {
  around: Around
  entries: readonly Heard[]
  busy: boolean
  onSay: (saying: Saying) => void
  onClose: () => void
}

export function StatementBuilder({ around, entries, busy, onSay, onClose }: StatementBuilderProps) {
  const { t } = useWords('panels')
  const [draft, setDraft] = useState<StatementDraft>(() => firstDraft(around))
  const box = useRef<HTMLElement>(null)
  const sayIt = useRef<HTMLButtonElement>(null)
  useEffect(() => box.current?.focus(), [])
  const saying = sayingOf(draft)
  const suggestions = useMemo(() => suggestedStatements(around, entries), [around, entries])
  const textOf = useTextOf(around)
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  return (
    <section className="talk-builder" aria-label={t.talk.statement} ref={box} tabIndex={-1} onKeyDown={leave}>
      <header>
        <p>{t.talk.statementHint}</p>
        <button type="button" className="ghost" onClick={onClose} aria-label={t.close}>
          <Icon name="cross" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there */}
      <div className="talk-parts" tabIndex={0}>
        {suggestions.length > 0 && (
          <div className="talk-likely">
            <h3 className="caption">{t.talk.likely}</h3>
            <ul>
              {suggestions.map(suggestion => (
                <li key={JSON.stringify(suggestion)}>
                  <button
                    type="button"
                    onClick={() => {
                      setDraft(draftOf(suggestion, draft))
                      sayIt.current?.focus()
                    }}
                  >
                    <Icon name={ACT_ICON[suggestion.t]} />
                    {textOf(suggestion)}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        )}
        <h3 className="caption">{t.talk.ownStatement}</h3>
        <ChoiceChips
          wide
          label={t.talk.act}
          choices={ACTS.map(act => ({ value: act, label: t.talk.acts[act] }))}
          value={draft.act}
          onPick={act => setDraft({ ...draft, act })}
        />
        <Topics draft={draft} onChange={setDraft} around={around} />
      </div>
      <div className="talk-preview">
        <p>{textOf(saying)}</p>
        <button
          type="button"
          className="talk-go"
          ref={sayIt}
          aria-disabled={busy}
          onClick={() => !busy && onSay(saying)}
        >
          {busy ? t.talk.sending : t.talk.sayThis}
        </button>
      </div>
    </section>
  )
}

/** As it will be read, by me. */
function useTextOf({ table, mine, name }: Around): (saying: Saying) => string {
  const { lang } = useWords()
  return saying => talkText({ seat: mine, talk: saying }, { table, names: name, me: mine }, lang)
}

interface TopicProps {
  draft: StatementDraft
  onChange: (draft: StatementDraft) => void
  around: Around
}

/** What the chosen act is about. */
function Topics({ draft, onChange, around }: TopicProps) {
  switch (draft.act) {
    case 'claim':
      return <Claim draft={draft} onChange={onChange} around={around} />
    case 'promise':
    case 'request':
      return <Undertaking draft={draft} onChange={onChange} around={around} />
    case 'offer':
      return <Offer draft={draft} onChange={onChange} around={around} />
    case 'ask':
      return <Question draft={draft} onChange={onChange} around={around} />
  }
}

function Claim({ draft, onChange, around }: TopicProps) {
  const { t } = useWords('panels')
  const { fact, main, sure } = draft
  const turn = (about: Fact['about']) =>
    onChange({ ...draft, fact: about, main: fitPart(main, FACT_FIELDS[about], about, around) })
  return (
    <>
      <ChoiceList
        wide
        label={t.talk.about}
        choices={topicsOf(around.table.game).facts.map(about => ({ value: about, label: t.talk.facts[about] }))}
        value={fact}
        onPick={turn}
      />
      <Fields
        fields={FACT_FIELDS[fact]}
        topic={fact}
        part={main}
        onChange={part => onChange({ ...draft, main: part })}
        around={around}
      />
      {fact === 'did' && <Deeds part={main} onChange={part => onChange({ ...draft, main: part })} around={around} />}
      <ChoiceChips
        label={t.talk.sure}
        choices={[
          { value: true, label: t.talk.isSure },
          { value: false, label: t.talk.thinks },
        ]}
        value={sure}
        onPick={value => onChange({ ...draft, sure: value })}
      />
    </>
  )
}

function Undertaking({ draft, onChange, around }: TopicProps) {
  const { t } = useWords('panels')
  return (
    <>
      <Addressee draft={draft} onChange={onChange} around={around} />
      <Deeds part={draft.main} onChange={main => onChange({ ...draft, main })} around={around} negatable />
      <ChoiceList
        label={t.talk.by}
        choices={deadlines(around)}
        value={draft.by}
        onPick={by => onChange({ ...draft, by })}
      />
    </>
  )
}

function Offer({ draft, onChange, around }: TopicProps) {
  const { t } = useWords('panels')
  return (
    <>
      <Addressee draft={draft} onChange={onChange} around={around} />
      <fieldset className="talk-side">
        <legend className="caption">{t.talk.give}</legend>
        <Deeds part={draft.main} onChange={main => onChange({ ...draft, main })} around={around} negatable />
      </fieldset>
      <fieldset className="talk-side">
        <legend className="caption">{t.talk.want}</legend>
        <Deeds part={draft.want} onChange={want => onChange({ ...draft, want })} around={around} negatable />
      </fieldset>
    </>
  )
}

function Question({ draft, onChange, around }: TopicProps) {
  const { t } = useWords('panels')
  const { query, main } = draft
  const turn = (about: Query['about']) =>
    onChange({ ...draft, query: about, main: fitPart(main, QUERY_FIELDS[about], about, around) })
  return (
    <>
      <Addressee draft={draft} onChange={onChange} around={around} />
      <ChoiceList
        wide
        label={t.talk.about}
        choices={topicsOf(around.table.game).queries.map(about => ({ value: about, label: t.talk.queries[about] }))}
        value={query}
        onPick={turn}
      />
      <Fields
        fields={QUERY_FIELDS[query]}
        topic={query}
        part={main}
        onChange={part => onChange({ ...draft, main: part })}
        around={around}
      />
    </>
  )
}

function Addressee({ draft, onChange, around }: TopicProps) {
  const { t } = useWords('panels')
  return (
    <ChoiceField
      wide
      label={t.talk.to}
      choices={addressees(around)}
      value={draft.whom}
      onPick={whom => onChange({ ...draft, whom })}
    />
  )
}

// ---------------------------------------------------------------- deeds and fields

const GROUPS = ['engines', 'power', 'together', 'aboard', 'ship', 'out'] as const
/** Where each deed is found in the list. */
const GROUP_OF: Record<Deed['do'], (typeof GROUPS)[number]> = {
  repair: 'engines',
  check: 'engines',
  break: 'engines',
  coordinates: 'engines',
  course: 'engines',
  meet: 'together',
  wait: 'together',
  fight: 'together',
  treat: 'together',
  give: 'together',
  scan: 'together',
  waitInPod: 'together',
  go: 'aboard',
  search: 'aboard',
  douse: 'aboard',
  mend: 'aboard',
  kill: 'aboard',
  bring: 'aboard',
  destroyNest: 'aboard',
  signal: 'ship',
  startSelfDestruct: 'ship',
  stopSelfDestruct: 'ship',
  launch: 'out',
  hibernate: 'out',
  backupPower: 'power',
  powerOn: 'power',
  powerOff: 'power',
  useComputer: 'power',
  readArchive: 'power',
  analyse: 'power',
  ride: 'aboard',
  startAlert: 'ship',
  openGate: 'out',
  sendRover: 'out',
  enterCss: 'out',
  lockIn: 'out',
}

interface PartProps {
  part: Part
  onChange: (part: Part) => void
  around: Around
}

const fitPart = (part: Part, fields: readonly Field[], topic: Topic, around: Around): Part => ({
  ...part,
  values: fitted(part.values, fields, topic, around),
})

function Deeds({ part, onChange, around, negatable = false }: PartProps & { negatable?: boolean }) {
  const { t } = useWords('panels')
  const { deed } = part
  const { deeds } = topicsOf(around.table.game)
  return (
    <>
      <label className="talk-pick wide">
        <span className="caption">{t.talk.deed}</span>
        <select
          value={deed}
          onChange={({ target: { value } }) => {
            const chosen = deeds.find(which => which === value)
            if (chosen) onChange(fitPart({ ...part, deed: chosen }, DEED_FIELDS[chosen], chosen, around))
          }}
        >
          {GROUPS.filter(group => deeds.some(which => GROUP_OF[which] === group)).map(group => (
            <optgroup key={group} label={t.talk.groups[group]}>
              {deeds
                .filter(which => GROUP_OF[which] === group)
                .map(which => (
                  <option key={which} value={which}>
                    {t.talk.deeds[which]}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <Fields fields={DEED_FIELDS[deed]} topic={deed} part={part} onChange={onChange} around={around} />
      {negatable && (
        <ChoiceChips
          label={t.talk.not}
          choices={[
            { value: false, label: t.talk.doIt },
            { value: true, label: t.talk.leaveIt },
          ]}
          value={part.not}
          onPick={not => onChange({ ...part, not })}
        />
      )}
    </>
  )
}

interface FieldsProps extends PartProps {
  fields: readonly Field[]
  topic: Topic
}

const Fields = ({ fields, ...props }: FieldsProps) =>
  fields.map(field => <OneField key={field} field={field} {...props} />)

function OneField<F extends Field>({
  field,
  topic,
  part,
  onChange,
  around,
}: Omit<FieldsProps, 'fields'> & { field: F }) {
  const { t } = useWords('panels')
  const choices: Choice<Values[F]>[] = choicesFor(field, topic, around)
  const pick = (value: Values[F]) =>
    onChange({ ...part, values: informed({ ...part.values, [field]: value }, field, around) })
  return <ChoiceField label={t.talk.fields[field]} choices={choices} value={part.values[field]} onPick={pick} />
}
