import type { Needs } from '@chauffeur/domain/needs'
import { factTexts, needTexts } from '@chauffeur/words/en/fact-labels'
import { needRows } from '@chauffeur/words/need-rows'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { classNames } from '../../shared/ui/class-names.ts'
import { describeInstant } from './describe.ts'

/** A label and its value. Without a value it is not shown; a text is shown as somebody has typed it. */
type FactRow = readonly [label: string, value: ReactNode]
/** Facts by label, where no label comes twice. */
export type FactTable = Readonly<Record<string, ReactNode>>

type FactListProps = {
  facts: FactTable
  /** Below them; their labels may be the same. */
  more?: readonly FactRow[] | undefined
}

/** The lines of a card as data. */
export function FactList({ facts, more = NONE }: FactListProps) {
  const rows = [...Object.entries(facts), ...more].map(([label, value], index) => ({
    key: `${label} ${index}`,
    label,
    value,
  }))
  return (
    <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] content-start items-baseline gap-x-3 gap-y-1">
      {rows.map(({ key, ...row }) => (
        <Fact key={key} {...row} />
      ))}
    </dl>
  )
}

const NONE: readonly FactRow[] = []

function Fact({ label, value }: { label: string; value: ReactNode }) {
  const shown = shownValue(value)
  return (
    shown !== null && (
      <>
        <dt className="text-soft">{label}</dt>
        <dd className="min-w-0 wrap-anywhere">{shown}</dd>
      </>
    )
  )
}

/** Null where a fact has no value. */
export function shownValue(value: ReactNode): ReactNode {
  if (typeof value === 'string') return <CustomerText>{value}</CustomerText>
  return value === undefined || value === false ? null : value
}

export function tabular(value: ReactNode): ReactNode {
  return value === null ? null : <span className="tabular">{value}</span>
}

/** The child seats of both kinds, as far as there are any. */
export function seatFacts(seats: {
  readonly childSeatCount: number
  readonly boosterSeatCount: number
}): FactTable {
  const free = (count: number, weight: string) =>
    count > 0 && (
      <>
        <span className="tabular">{count}</span> <span className="text-soft">({weight})</span>{' '}
        <strong className="font-semibold text-success">FREE</strong>
      </>
    )
  return {
    'Child seats': free(seats.childSeatCount, '0-18kg'),
    'Booster seats': free(seats.boosterSeatCount, '15-36kg'),
  }
}

/** The needs of the travellers, as far as there are any. */
export function needFacts(needs: Needs): FactTable {
  return Object.fromEntries(needRows(needs, factTexts, needTexts))
}

/** A text that a customer typed: as text, in its own direction, broken anywhere rather than out of its place. */
export function CustomerText({ className, children }: { className?: string; children: string }) {
  return <bdi className={classNames('wrap-anywhere', className)}>{children}</bdi>
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

/** When something was done, and by whom. */
export function Done({ at, by }: { at: string; by: string }) {
  return (
    <>
      <Instant at={at} /> by <CustomerText>{by}</CustomerText>
    </>
  )
}

/** A line of a list of what happened: when, and beside it what. */
export function DatedLine({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li className="grid gap-x-4 sm:grid-cols-[9.5rem_minmax(0,1fr)]">
      <Instant at={at} className="text-soft" />
      <span className="min-w-0">{children}</span>
    </li>
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

/** A text that somebody typed, after our own words; nothing where there is none. */
export function Typed({ after, text }: { after: string; text: string | null }) {
  if (text === null) return null
  return (
    <>
      {after}
      <CustomerText>{text}</CustomerText>
    </>
  )
}

type BookingLinkProps = { number: string; className?: string; 'aria-label'?: string }

/** The number of a booking, which leads to its page. */
export function BookingLink({ number, className = LINK, ...link }: BookingLinkProps) {
  return (
    <Link to="/admin/bookings/$number" params={{ number }} className={className} {...link}>
      {number}
    </Link>
  )
}

/** A link that stands alone in its line, or among words. */
export const LINK = 'link inline-block tabular pointer-coarse:py-2.5'
