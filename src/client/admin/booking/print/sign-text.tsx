import { useCallback, useState } from 'react'
import { classNames } from '../../../shared/ui/class-names.ts'
import { fitLines } from './fit-lines.ts'

/** Width over height of an A4 in landscape without its margins, and of a phone that is held upright. */
const LANDSCAPE = 281 / 194
const PORTRAIT = 390 / 700

// The words are measured at this font size; what is drawn is scaled by the browser to the sheet, whatever its size.
const FONT_SIZE = 100
const LINE_HEIGHT = 112
const BASELINE = 86
const USUAL_LETTER = 56

/** A text as large as its place allows, on the screen and on paper. */
export function SignText({ text }: { text: string }) {
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

type LinesProps = { lines: readonly string[]; width: number; className: string }

function Lines({ lines, width, className }: LinesProps) {
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
