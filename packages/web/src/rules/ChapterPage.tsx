import { chapterTitle, Heading, Trail } from './Heading.tsx'
import { Blocks } from './RuleBlocks.tsx'
import { useShelf } from './useBook.ts'

/** A chapter from its first rule to its last, with a list of its sections. */
export function ChapterPage({ chapter }: { chapter: string }) {
  const { book, words } = useShelf()
  const found = book.chapters.find(({ key }) => key === chapter)
  const sections = found?.sections ?? []
  return (
    <>
      <Trail game={book.game} />
      <Heading title={chapterTitle(words.chapter, chapter)} />
      {sections.length > 1 && (
        <nav className="rulesections" aria-label={words.contents}>
          {sections.map(({ title }, at) => (
            <button
              key={title}
              type="button"
              className="chip"
              onClick={() => {
                const section = document.getElementById(`section-${at}`)
                section?.scrollIntoView()
                section?.focus({ preventScroll: true })
              }}
            >
              {title}
            </button>
          ))}
        </nav>
      )}
      {sections.map((section, at) => (
        <section key={section.title} className="rulepart" id={`section-${at}`} tabIndex={-1} aria-label={section.title}>
          {sections.length > 1 && <h3>{section.title}</h3>}
          <Blocks section={section} />
        </section>
      ))}
    </>
  )
}
