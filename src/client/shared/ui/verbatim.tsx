/** Text as it is, in a frame that a keyboard can scroll. */
export function Verbatim({
  label,
  text,
  className = '',
}: {
  label: string
  text: string
  className?: string
}) {
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
      className={`max-h-72 overflow-auto rounded-control bg-sunken p-3 ${className}`}
    >
      <pre className="font-mono text-xs wrap-anywhere whitespace-pre-wrap">
        <bdi>{text}</bdi>
      </pre>
    </section>
  )
}

/** A message in JSON, for reading; it is sent without the spaces. */
export function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
