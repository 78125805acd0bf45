type CodeBlockProps = {
  readonly title: string
  /** What it is, for those who do not see where it stands. */
  readonly label: string
  readonly code: string
}

/** Something to copy. It scrolls by itself, also by keyboard. */
export function CodeBlock({ title, label, code }: CodeBlockProps) {
  return (
    <figure data-theme="night" className="overflow-hidden rounded-card">
      <figcaption className="border-b border-line bg-raised px-4 py-2 text-xs font-semibold text-soft">
        {title}
      </figcaption>
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={label}
        className="max-h-[44rem] overflow-auto outline-offset-[-2px]"
      >
        <pre className="p-4 font-mono text-[0.8125rem] leading-relaxed">
          <code translate="no">{code}</code>
        </pre>
      </section>
    </figure>
  )
}
