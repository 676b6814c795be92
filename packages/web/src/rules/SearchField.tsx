/** Where one asks: the field, what it is for, and the way to empty it. */
import { useId, useRef } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { useShelf } from './useBook.ts'

interface SearchFieldProps {
  query: string
  onQuery: (query: string) => void
  /** Somebody is about to ask. */
  onReady: () => void
}

export function SearchField({ query, onQuery, onReady }: SearchFieldProps) {
  const { words } = useShelf()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  return (
    <search className="rulesearch">
      <label htmlFor={id} className="visually-hidden">
        {words.search}
      </label>
      <Icon name="search" />
      <input
        id={id}
        ref={field}
        type="search"
        value={query}
        placeholder={words.search}
        aria-describedby={`${id}-hint`}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onFocus={onReady}
        onChange={event => onQuery(event.target.value)}
      />
      <span id={`${id}-hint`} className="visually-hidden">
        {words.searchHint}
      </span>
      {query !== '' && (
        <button
          type="button"
          aria-label={words.clear}
          onClick={() => {
            onQuery('')
            field.current?.focus()
          }}
        >
          <Icon name="cross" />
        </button>
      )}
    </search>
  )
}
