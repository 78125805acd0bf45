/** HTML that may stand in a page as it is. */
export class Markup {
  readonly html: string
  constructor(html: string) {
    this.html = html
  }
}

type Part = string | number | Markup | readonly Markup[] | undefined

/** Writes HTML in which every text is text: only what is Markup already goes in as it is. */
export function markup(pieces: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(pieces.map((piece, n) => piece + written(parts[n])).join(''))
}

/** A text over several lines. */
export function lines(text: string): Markup {
  return new Markup(escapeHtml(text).replaceAll('\n', '<br>'))
}

function written(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Markup) return part.html
  return typeof part === 'object' ? part.map(({ html }) => html).join('') : escapeHtml(String(part))
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it must stand in HTML, in content and in quoted attributes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark)
}
