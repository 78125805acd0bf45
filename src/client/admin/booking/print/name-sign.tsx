import type { Booking } from '@chauffeur/contract/bookings'
import { MAX_NAME_LENGTH } from '@chauffeur/domain/limits'
import { nameOnSign } from '@chauffeur/domain/traveller'
import { useEffect, useState, useCallback } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { classNames } from '../../../shared/ui/class-names.ts'
import { TextInput } from '../../../shared/ui/text-input.tsx'
import { PageSize, PrintButton, BackToBooking, PrintedBooking } from './print-page.tsx'

/** The name to be held up at the arrivals: on paper, or on a phone. */
export function NameSignPage({ number }: { number: string }) {
  return <PrintedBooking number={number}>{(booking) => <NameSign booking={booking} />}</PrintedBooking>
}

function NameSign({ booking }: { booking: Booking }) {
  const [text, setText] = useState(() => nameOnSign(booking))
  const [isAlone, setAlone] = useState(false)
  useEscape(isAlone, () => setAlone(false))
  return (
    <div className="fixed inset-0 flex flex-col bg-raised print:static print:block">
      <PageSize orientation="landscape" />
      <header
        data-theme="night"
        hidden={isAlone}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 sm:px-6 [[hidden]]:hidden print:hidden"
      >
        <BackToBooking number={booking.bookingNumber} />
        <h1 className="text-heading">Name sign</h1>
        <div className="flex min-w-0 flex-1 basis-72 flex-wrap items-center gap-2 sm:justify-end">
          <TextInput
            aria-label="Text on the sign"
            value={text}
            onValueChange={setText}
            maxLength={MAX_NAME_LENGTH}
            className="min-w-0 flex-1 basis-48 sm:max-w-sm"
          />
          <Button size="small" onClick={() => setAlone(true)}>
            Show alone
          </Button>
          <PrintButton />
        </div>
      </header>
      <main className="relative min-h-0 flex-1 print:h-[192mm]">
        {/* As on the driver’s phone and the guest’s page: by its colour it is seen from afar. */}
        <div className="size-full border-8 border-accent-fill p-3 [print-color-adjust:exact] sm:border-16 sm:p-6 print:border-16 print:p-4">
          <SignText text={text} />
        </div>
        {isAlone && (
          <button
            type="button"
            aria-label="Show the buttons again"
            onClick={() => setAlone(false)}
            className="absolute inset-0 -outline-offset-4 print:hidden"
          />
        )}
      </main>
    </div>
  )
}

function useEscape(isListening: boolean, act: () => void) {
  useEffect(() => {
    if (!isListening) return undefined
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') act()
    }
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  })
}

/** Width over height of an A4 in landscape without its margins, and of a phone that is held upright. */
const LANDSCAPE = 281 / 194
const PORTRAIT = 390 / 700

// The words are measured at this font size; what is drawn is scaled by the browser to the sheet, whatever its size.
const FONT_SIZE = 100
const LINE_HEIGHT = 112
const BASELINE = 86
const USUAL_LETTER = 56

/** A text as large as its place allows, on the screen and on paper. */
function SignText({ text }: { text: string }) {
  const words = text.split(/\s+/).filter(Boolean)
  const [measure, widths] = useWidths()
  const measured = words.map((word, index) => ({
    text: word,
    width: widths[index + 1] || word.length * USUAL_LETTER,
  }))
  const space = widths[0] || USUAL_LETTER / 2
  const drawn = (aspect: number, className: string) => (
    <Lines {...fitLines(measured, { space, lineHeight: LINE_HEIGHT, aspect })} className={className} />
  )
  return (
    <>
      <div aria-hidden="true" className="invisible fixed top-0 left-0 size-0 overflow-hidden print:hidden">
        <div key={text} ref={measure} className="whitespace-pre" style={{ fontSize: FONT_SIZE }}>
          {['\u00A0', ...words].map((word, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a name may hold a word twice
            <span key={index} className="inline-block font-semibold">
              {word}
            </span>
          ))}
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an image of text that is drawn twice */}
      <div role="img" aria-label={text} className="size-full">
        {drawn(LANDSCAPE, 'portrait:hidden print:block!')}
        {drawn(PORTRAIT, 'landscape:hidden print:hidden!')}
      </div>
    </>
  )
}

function Lines({ lines, width, className }: { lines: readonly string[]; width: number; className: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${Math.max(1, Math.ceil(width * 1.02))} ${Math.max(1, lines.length) * LINE_HEIGHT}`}
      className={classNames('size-full fill-current font-semibold', className)}
      fontSize={FONT_SIZE}
      textAnchor="middle"
    >
      {lines.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may be alike
        <text key={index} x="50%" y={index * LINE_HEIGHT + BASELINE}>
          {line}
        </text>
      ))}
    </svg>
  )
}

/** The width of a space and of each word; none where nothing can be measured. Again once the fonts have come. */
function useWidths() {
  const [widths, setWidths] = useState<readonly number[]>([])
  const measure = useCallback((ruler: HTMLElement | null) => {
    if (!ruler) return undefined
    let isThere = true
    const read = () => {
      if (isThere) setWidths([...ruler.children].map((word) => word.getBoundingClientRect().width))
    }
    read()
    if ('fonts' in document) void document.fonts.ready.then(read)
    return () => {
      isThere = false
    }
  }, [])
  return [measure, widths] as const
}

/** A word with its width at the size that all were measured at. */
interface MeasuredWord {
  readonly text: string
  readonly width: number
}

interface FittedLines {
  readonly lines: readonly string[]
  /** The width of the longest line. */
  readonly width: number
}

/**
 * Parts words into the lines that can be written largest on a sheet. `space` is the width between two words and
 * `lineHeight` the height of a line, in the unit of the words' widths; `aspect` is the sheet's width over its height.
 */
export function fitLines(
  words: readonly MeasuredWord[],
  { space, lineHeight, aspect }: { space: number; lineHeight: number; aspect: number },
): FittedLines {
  // The longest line of the best parting is one run of words: each run is tried as the limit.
  const limits = words.flatMap((_, start) =>
    words.slice(start).map((_, length) => widthOf(words.slice(start, start + length + 1), space)),
  )
  let best: FittedLines = { lines: [], width: 0 }
  let bestSize = 0
  for (const limit of new Set(limits)) {
    const rows = wrap(words, limit, space)
    const width = Math.max(...rows.map((row) => widthOf(row, space)))
    const size = Math.min(aspect / width, 1 / (rows.length * lineHeight))
    const isBetter = size > bestSize || (size === bestSize && rows.length < best.lines.length)
    if (!isBetter) continue
    bestSize = size
    best = { lines: rows.map((row) => row.map(({ text }) => text).join(' ')), width }
  }
  return best
}

function wrap(words: readonly MeasuredWord[], limit: number, space: number): MeasuredWord[][] {
  const rows: MeasuredWord[][] = []
  for (const word of words) {
    const row = rows.at(-1)
    if (row && widthOf([...row, word], space) <= limit) row.push(word)
    else rows.push([word])
  }
  return rows
}

function widthOf(row: readonly MeasuredWord[], space: number): number {
  return row.reduce((sum, { width }) => sum + width, (row.length - 1) * space)
}
