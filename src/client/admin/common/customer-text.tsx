import { classNames } from '../../shared/ui/class-names.ts'
import { describeInstant } from './describe.ts'
import { useId, useState } from 'react'

/** A text that a customer typed: as text, in its own direction, broken anywhere rather than out of its place. */
export function CustomerText({ children }: { children: string }) {
  return <bdi className="wrap-anywhere">{children}</bdi>
}

/** A link where the text is something to call or to write to, else the text as it is. */
export function ReachLink({ href, text }: { href: string | undefined; text: string }) {
  if (href === undefined) return <CustomerText>{text}</CustomerText>
  return (
    <a href={href} className="link inline-block pointer-coarse:py-2.5">
      <CustomerText>{text}</CustomerText>
    </a>
  )
}

/** When something happened, in the office's time zone. */
export function Instant({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} title="Lisbon time" className={classNames('whitespace-nowrap tabular', className)}>
      {describeInstant(at)}
    </time>
  )
}

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
