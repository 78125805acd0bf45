import { classNames } from './class-names.ts'

type SpinnerProps = {
  /** Announced to screen readers; leave it out where the text beside it tells what is awaited. */
  label?: string | undefined
  className?: string | undefined
}

export function Spinner({ label, className }: SpinnerProps) {
  const drawing = (
    <svg
      viewBox="0 0 24 24"
      width="1.25rem"
      height="1.25rem"
      fill="none"
      strokeWidth="2"
      aria-hidden="true"
      className={classNames('shrink-0 animate-turn stroke-current', className)}
    >
      <circle cx="12" cy="12" r="9" opacity="0.2" />
      <path d="M12 3a9 9 0 0 1 9 9" strokeLinecap="round" />
    </svg>
  )
  if (label === undefined) return drawing
  return (
    <output className="inline-flex">
      {drawing}
      <span className="sr-only">{label}</span>
    </output>
  )
}
