import { useId, useState } from 'react'
import { classNames } from '../../shared/ui/class-names.ts'

const LINES = 4
const CHARACTERS = 320

type NotesProps = { text: string; title?: string; className?: string | undefined }

/** A customer's own text; a long one is cut, so that one card does not push the others away. */
export function Notes({ text, title = 'Notes', className }: NotesProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > CHARACTERS || text.split('\n').length > LINES
  return (
    <div className={classNames('rounded-control bg-surface px-3 py-2', className)}>
      <h4 className="font-semibold">{title}</h4>
      <p
        id={id}
        dir="auto"
        className={classNames('wrap-anywhere whitespace-pre-wrap', isLong && !isOpen && 'line-clamp-4')}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="link min-h-6 pointer-coarse:min-h-11"
        >
          {isOpen ? 'Show less' : `Show all ${title.toLowerCase()}`}
        </button>
      )}
    </div>
  )
}
